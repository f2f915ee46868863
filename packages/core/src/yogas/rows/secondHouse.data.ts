import { aspectedBy, joinedBy, metBy, signAspectedBy } from '../../facts/conditions/conjunctionConditions.js';
import {
  BELOW_NEUTRAL,
  DEBILITATED,
  DIGNIFIED,
  deeplyExalted,
  exalted,
  FAIR,
  hasDignity,
  STRONG,
} from '../../facts/conditions/dignityConditions.js';
import {
  houseAspectedBy,
  houseNotSignAspectedBy,
  houseSignAspectedBy,
} from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { inOneSign } from '../../facts/conditions/pairs.js';
import { anyIn, inHouses, noneIn } from '../../facts/conditions/placeConditions.js';
import { inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import { BENEFICS, DEBILITATED_GRAHAS, dispositorOf, grahas, MALEFICS, union } from '../../facts/subjects.js';
import { KENDRAS, KENDRAS_AND_TRIKONAS } from '../../zodiac/houses.js';
import { pointIn, pointJoinedBy } from '../conditions/timePoints.js';
import { atHomeIn } from '../conditions/vargaCounts.js';
import { navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { IN_NAVAMSA } from '../yogaFacts.js';
import { bvr, JUPITER, L1, L2, L6, L10, MERCURY, MOON, RAHU, SATURN, SUN, VENUS } from './shorthands.js';

const row = rowsOf('second_house', '2.9');
const KT = KENDRAS_AND_TRIKONAS;
const LORD_OF_SUN = navamsaLordByNavamsa(SUN);
const HARSH = grahas('Sun', 'Mars', 'Saturn');

/** Second house: speech, face, food, eyes (docs/rules/06-yogas-doshas-longevity.md#section-2-9). */
export const SECOND_HOUSE_YOGAS = [
  row(
    'yukthi_samanwithavagmi_yoga_154',
    bvr(154),
    anyOf([inHouses(L2, KT), joinedBy(L2, BENEFICS)], [exalted(L2), inOneSign(L2, JUPITER)]),
  ),
  row(
    'yukthi_samanwithavagmi_yoga_155',
    bvr(155),
    allWithAny(
      [inHouses(L2, KENDRAS), deeplyExalted(L2), atHomeIn(L2, 'dasavarga', 6)],
      [atHomeIn(JUPITER, 'dasavarga', 5)],
      [atHomeIn(VENUS, 'dasavarga', 5)],
    ),
  ),
  row('parihasaka_yoga', bvr(156), allOf(atHomeIn(LORD_OF_SUN, 'shodasavarga', 13), inHouses(LORD_OF_SUN, [2]))),
  row('asatyavadi_yoga', bvr(157), allOf(isAmong(dispositorOf(L2), grahas('Mars', 'Saturn')), anyIn(MALEFICS, KT))),
  row(
    'jada_yoga',
    bvr(158),
    anyOf([inHouses(L2, [10]), joinedBy(L2, MALEFICS)], [inHouses(SUN, [2]), pointIn('maandi', [2])]),
  ),
  row(
    'marud_yoga',
    bvr(160),
    allOf(inHousesFrom(VENUS, JUPITER, [5, 9]), inHousesFrom(JUPITER, MOON, [5]), inHousesFrom(MOON, SUN, KENDRAS)),
  ),
  row(
    'budha_yoga',
    bvr(162),
    allOf(
      inHouses(JUPITER, [1]),
      inHouses(MOON, KENDRAS),
      inHousesFrom(MOON, RAHU, [2]),
      inHousesFrom(RAHU, grahas('Sun', 'Mars'), [3]),
    ),
  ),
  row('mooka_yoga', bvr(163), allOf(inHouses(union(L2, JUPITER), [8])), {
    cancellations: [{ id: 'jupiter_own_or_exalted', criteria: allOf(hasDignity(JUPITER, DIGNIFIED)) }],
  }),
  row(
    'netranasa_yoga',
    bvr(164),
    anyOf(
      [inHouses(union(L2, L6, L10), [1])],
      [L2, L6, L10].map((lord) => hasDignity(lord, DEBILITATED)),
    ),
  ),
  row('andha_yoga', bvr(165), anyOf([inHouses(grahas('Moon', 'Mercury'), [2])], [inHouses(union(L1, L2, SUN), [2])])),
  row('sumukha_yoga', bvr(166), anyOf([inHouses(L2, KENDRAS), signAspectedBy(L2, BENEFICS)], [anyIn(BENEFICS, [2])]), {
    readings: {
      choice: 'sumukha_yoga',
      criteria: {
        bvr_167: allOf(hasDignity(L2, STRONG), inHouses(L2, KENDRAS), atHomeIn(dispositorOf(L2), 'shodasavarga', 4)),
      },
    },
  }),
  row(
    'durmukha_yoga',
    bvr('168 and 169'),
    anyOf(
      [anyIn(MALEFICS, [2]), joinedBy(L2, MALEFICS)],
      [anyIn(MALEFICS, [2]), hasDignity(L2, DEBILITATED)],
      [isAmong(L2, MALEFICS), pointJoinedBy('gulika', L2)],
      [isAmong(L2, MALEFICS), hasDignity(L2, BELOW_NEUTRAL, IN_NAVAMSA), joinedBy(L2, MALEFICS, IN_NAVAMSA)],
    ),
  ),
  row(
    'bhojana_soukhya_yoga',
    bvr(170),
    allOf(atHomeIn(L2, 'shodasavarga', 13), aspectedBy(L2, grahas('Jupiter', 'Venus'))),
  ),
  row(
    'annadana_yoga',
    bvr(171),
    allWithAny([metBy(L2, JUPITER), metBy(L2, MERCURY)], [atHomeIn(L2, 'shodasavarga', 13)], [hasDignity(L2, FAIR)]),
  ),
  row(
    'parannabhojana_yoga',
    bvr(172),
    allWithAny(
      [aspectedBy(L2, DEBILITATED_GRAHAS)],
      [hasDignity(L2, DEBILITATED)],
      [hasDignity(L2, ['enemy'], IN_NAVAMSA)],
    ),
  ),
  row(
    'sraddhannabhuktha_yoga',
    bvr(173),
    anyOf([isAmong(L2, SATURN)], [joinedBy(L2, SATURN)], [hasDignity(SATURN, DEBILITATED), houseAspectedBy(2, SATURN)]),
  ),
  row('sarpaganda_yoga', bvr(174), allOf(inHouses(RAHU, [2]), pointIn('maandi', [2]))),
  row(
    'vakchalana_yoga',
    bvr(175),
    allOf(
      isAmong(L2, MALEFICS),
      isAmong(navamsaLordByNavamsa(L2), HARSH),
      noneIn(BENEFICS, [2]),
      houseNotSignAspectedBy(2, BENEFICS),
    ),
  ),
  row(
    'vishaprayoga_yoga',
    bvr(176),
    allOf(
      anyIn(MALEFICS, [2]),
      houseSignAspectedBy(2, MALEFICS),
      isAmong(navamsaLordByNavamsa(L2), HARSH),
      aspectedBy(L2, MALEFICS),
    ),
  ),
] as const;
