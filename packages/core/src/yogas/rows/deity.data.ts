import { metBy } from '../../facts/conditions/conjunctionConditions.js';
import { DIGNIFIED, deeplyExalted, exalted, hasDignity, STRONG } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { exchangeOf, inOneSign } from '../../facts/conditions/pairs.js';
import { degreesBelow, inHouses, inSigns, lagnaIn } from '../../facts/conditions/placeConditions.js';
import { anyInFrom, inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf, eitherOf } from '../../facts/criteria.js';
import { BENEFICS, except, grahas, type SingleSubject, union } from '../../facts/subjects.js';
import { type House, KENDRAS, KENDRAS_AND_TRIKONAS, TRIKONAS } from '../../zodiac/houses.js';
import { navamsaLordByNavamsa, navamsaLordOf } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import {
  bvr,
  FIXED,
  JUPITER,
  L1,
  L2,
  L5,
  L6,
  L7,
  L9,
  L10,
  L11,
  MARS,
  MERCURY,
  MOON,
  PVR_YOGAS,
  SATURN,
  SUN,
  VENUS,
} from './shorthands.js';

const row = rowsOf('deity', '2.5');
const KT = KENDRAS_AND_TRIKONAS;

/** Every benefic but the lord itself in some houses from a lord. */
const beneficsFrom = (lord: SingleSubject, houses: readonly House[]) =>
  allOf(inHousesFrom(lord, except(BENEFICS, lord), houses));

const HARI = beneficsFrom(L2, [2, 8, 12]);
const HARA = beneficsFrom(L7, [4, 8, 9]);
const BRAHMA = beneficsFrom(L1, [4, 10, 11]);
const BRAHMA_IN_KENDRAS = allWithAny(
  [inHousesFrom(L9, JUPITER, KENDRAS), inHousesFrom(L11, VENUS, KENDRAS)],
  [inHousesFrom(L1, MERCURY, KENDRAS)],
  [inHousesFrom(L10, MERCURY, KENDRAS)],
);

const BHASKARA_REST = [inHousesFrom(SUN, MERCURY, [2]), inHousesFrom(MOON, JUPITER, [5, 9])] as const;
const GANDHARVA_REST = [inHouses(L10, [3, 7, 11]), exalted(SUN), inHouses(MOON, [9])] as const;
const GO = [inSigns(JUPITER, ['Sagittarius']), inOneSign(JUPITER, L2), exalted(L1)] as const;

/** Yogas named after deities and heavenly beings (docs/rules/06-yogas-doshas-longevity.md#section-2-5). */
export const DEITY_YOGAS = [
  row('sreenaatha_yoga', bvr(31), allOf(exalted(L7), inHouses(L7, [10]), inOneSign(L9, L10))),
  row('sreenatha_yoga', bvr(31), allOf(exalted(L7), inHouses(L7, [10]), inOneSign(L9, L10))),
  row('hari_yoga', bvr(51), HARI),
  row('hara_yoga', PVR_YOGAS, HARA),
  row('brahma_yoga', PVR_YOGAS, BRAHMA, {
    readings: { choice: 'brahma_yoga', criteria: { kendra: BRAHMA_IN_KENDRAS } },
  }),
  row('harihara_brahma_yoga', bvr(51), eitherOf(HARI, HARA, BRAHMA), {
    readings: { choice: 'brahma_yoga', criteria: { kendra: eitherOf(HARI, HARA, BRAHMA_IN_KENDRAS) } },
  }),
  row('vishnu_yoga', bvr(62), allOf(inHouses(union(L9, L10), [2]), inHouses(navamsaLordOf(L9), [2]))),
  row('siva_yoga', bvr(61), allOf(inHouses(L5, [9]), inHouses(L9, [10]), inHouses(L10, [5]))),
  row('trilochana_yoga', bvr(69), allOf(inHousesFrom(SUN, grahas('Moon', 'Mars'), TRIKONAS))),
  row(
    'gouri_yoga',
    bvr(28),
    allOf(exalted(navamsaLordOf(L10)), inHouses(navamsaLordOf(L10), [10]), inHouses(L1, [10])),
  ),
  row(
    'chandikaa_yoga',
    bvr(57),
    allOf(lagnaIn(FIXED), houseAspectedBy(1, L6), inOneSign(SUN, navamsaLordOf(L6), navamsaLordOf(L9))),
  ),
  row(
    'lakshmi_yoga',
    bvr(27),
    allWithAny([hasDignity(L9, DIGNIFIED), inHouses(L9, KENDRAS)], [hasDignity(L1, DIGNIFIED)], [inHouses(L1, KT)]),
    {
      readings: {
        choice: 'lakshmi_yoga',
        criteria: {
          bvr: allWithAny(
            [hasDignity(L9, DIGNIFIED), inHouses(L9, KT)],
            [hasDignity(L1, DIGNIFIED)],
            [inHouses(L1, KT)],
          ),
        },
      },
    },
  ),
  row(
    'saarada_yoga',
    PVR_YOGAS,
    allOf(
      inHouses(L10, [5]),
      inHouses(MERCURY, KENDRAS),
      inSigns(SUN, ['Leo']),
      anyInFrom(MOON, grahas('Mercury', 'Jupiter'), TRIKONAS),
      inHouses(MARS, [11]),
    ),
  ),
  row(
    'bhaarathi_yoga',
    bvr(29),
    anyOf(...[L2, L5, L11].map(navamsaLordByNavamsa).map((lord) => [exalted(lord), inOneSign(lord, L9)])),
  ),
  row(
    'saraswathi_yoga',
    bvr(161),
    allOf(inHouses(grahas('Mercury', 'Jupiter', 'Venus'), [...KT, 2]), hasDignity(JUPITER, STRONG)),
  ),
  row('devendra_yoga', bvr(55), allOf(lagnaIn(FIXED), exchangeOf(2, 10), exchangeOf(1, 11))),
  row('indra_yoga', bvr(64), allOf(exchangeOf(5, 11), inHouses(MOON, [5]))),
  row('ravi_yoga', bvr(65), allOf(inHouses(SUN, [10]), inHouses(union(L10, SATURN), [3]))),
  row('bhaaskara_yoga', bvr(159), allOf(inHousesFrom(SUN, MOON, [12]), ...BHASKARA_REST), {
    readings: {
      choice: 'bhaaskara_yoga',
      criteria: { bvr: allOf(inHousesFrom(MERCURY, MOON, [11]), ...BHASKARA_REST) },
    },
  }),
  row('gandharva_yoga', bvr(60), allOf(metBy(L1, JUPITER), ...GANDHARVA_REST), {
    readings: {
      choice: 'gandharva_yoga',
      criteria: { bvr: allOf(inOneSign(L1, JUPITER), ...GANDHARVA_REST) },
    },
  }),
  row('go_yoga', bvr(67), allOf(...GO), {
    readings: { choice: 'go_yoga', criteria: { degrees: allOf(...GO, degreesBelow(JUPITER, 10)) } },
  }),
  row('vidyut_yoga', bvr(59), allOf(deeplyExalted(L11), inOneSign(L11, VENUS), inHousesFrom(L1, L11, KENDRAS))),
] as const;
