import { aspectedBy, joinedBy, joinedOrAspectedBy } from '../../facts/conditions/conjunctionConditions.js';
import { deeplyDebilitated } from '../../facts/conditions/dignityConditions.js';
import { eachOccupiedBy, houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { inOneSign } from '../../facts/conditions/pairs.js';
import { anyIn, inHouses, inSigns, lagnaIn } from '../../facts/conditions/placeConditions.js';
import { inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf, type Conjunction } from '../../facts/criteria.js';
import { BENEFICS, companionsOf, grahas, MALEFICS, THE_NINE, union } from '../../facts/subjects.js';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS } from '../../zodiac/houses.js';
import { evaluatedIn, tithiBetween } from '../conditions/birthConditions.js';
import { inCruelShashtiamsa, inOneShashtiamsa } from '../conditions/shashtiamsa.js';
import { pointIn, pointInCruelShashtiamsa, pointJoinedBy } from '../conditions/timePoints.js';
import { arudhaLordOf, drekkanaLordByDrekkana } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { IN_NAVAMSA, IN_OWN_NAVAMSA, type YogaFacts } from '../yogaFacts.js';
import {
  bvr,
  JUPITER,
  L1,
  L3,
  L6,
  L7,
  L8,
  MALEFIC_SIGNS,
  MARS,
  MERCURY,
  MOON,
  RAHU,
  SATURN,
  SUN,
  VENUS,
} from './shorthands.js';

const row = rowsOf('arishta', '2.14');
const WANING = tithiBetween(16, 30);

/** Rahu with the Sun or Saturn, or both, and all of these in cruel shashtiamsas. */
const WITH_RAHU = union(RAHU, companionsOf(RAHU, grahas('Sun', 'Saturn')));
const BEHEADING: Conjunction<YogaFacts> = [
  inOneSign(L6, VENUS),
  joinedBy(RAHU, grahas('Sun', 'Saturn')),
  inCruelShashtiamsa(WITH_RAHU),
];

const SIGNS_OF_MARS = ['Aries', 'Scorpio'] as const;
const LORD_OF_SATURN = drekkanaLordByDrekkana(SATURN);

/** Venus or the Moon joined or aspected by malefics, and afflictions of the 7th. */
const UNFAITHFUL = [VENUS, MOON].flatMap((subject) => [
  [inOneSign(L7, VENUS), aspectedBy(L7, SATURN), joinedOrAspectedBy(subject, MALEFICS)],
  [inOneSign(L7, VENUS), houseAspectedBy(7, SATURN), houseAspectedBy(7, MARS), joinedOrAspectedBy(subject, MALEFICS)],
]);

/** Disease, danger, downfall (docs/rules/06-yogas-doshas-longevity.md#section-2-14). */
export const ARISHTA_YOGAS = [
  row(
    'galakarna_yoga',
    bvr(264),
    anyOf([inHouses(RAHU, [3]), pointIn('maandi', [3])], [inHouses(MARS, [3]), inCruelShashtiamsa(MARS)]),
  ),
  row('vrana_yoga', bvr(265), allOf(isAmong(L6, MALEFICS), inHouses(L6, [1, 8, 10]))),
  row('sisnavyadhi_yoga', bvr(266), allOf(inHouses(union(MERCURY, L6, L8), [1]))),
  row('kushtaroga_yoga_268', bvr(268), allOf(inOneSign(L1, MARS, MERCURY), inHouses(L1, [4, 12]))),
  row('kushtaroga_yoga_269', bvr(269), allOf(inHouses(grahas('Moon', 'Jupiter', 'Saturn'), [6]))),
  row('kshayaroga_yoga', bvr(270), allOf(inHouses(RAHU, [6]), pointIn('maandi', KENDRAS), inHouses(L1, [8]))),
  row(
    'bhandhana_yoga',
    bvr(271),
    allWithAny(
      [inOneSign(L1, L6), inHouses(L1, KENDRAS_AND_TRIKONAS)],
      [inOneSign(L1, SATURN)],
      [inOneSign(L1, RAHU)],
      [inOneSign(L1, grahas('Ketu'))],
    ),
  ),
  row('karascheda_yoga', bvr(272), allOf(inHouses(SATURN, [9]), inHouses(JUPITER, [3]))),
  row('sirachcheda_yoga', bvr(273), allOf(...BEHEADING), {
    readings: {
      choice: 'sirachcheda_yoga',
      criteria: { same_deity: allOf(...BEHEADING, inOneShashtiamsa(WITH_RAHU)) },
    },
  }),
  row(
    'dhurmarana_yoga',
    bvr(274),
    allWithAny(
      [aspectedBy(MOON, L1), inHouses(MOON, DUSTHANAS)],
      [joinedBy(MOON, grahas('Saturn', 'Rahu'))],
      [pointJoinedBy('maandi', MOON)],
    ),
  ),
  row(
    'yuddha_marana_yoga',
    bvr(275),
    allWithAny(
      [lagnaIn(['Aries', 'Gemini', 'Virgo', 'Scorpio']), inOneSign(MARS, L3)],
      [pointJoinedBy('maandi', MARS), pointInCruelShashtiamsa('maandi')],
      [inOneSign(MARS, SATURN), inCruelShashtiamsa(SATURN)],
      [inOneSign(MARS, RAHU), inCruelShashtiamsa(RAHU)],
      [inSigns(LORD_OF_SATURN, SIGNS_OF_MARS)],
      [aspectedBy(LORD_OF_SATURN, MARS)],
      [inSigns(LORD_OF_SATURN, SIGNS_OF_MARS, IN_NAVAMSA)],
    ),
  ),
  row('pittharoga_yoga', bvr(279), allOf(inHouses(SUN, [6]), joinedBy(SUN, MALEFICS), aspectedBy(SUN, MALEFICS))),
  row('putrakalatraheena_yoga', bvr(281), allOf(WANING, inHouses(MOON, [5]), eachOccupiedBy([1, 7, 12], MALEFICS))),
  row(
    'bharyasahavyabhichara_yoga',
    bvr(282),
    anyOf([inHouses(grahas('Moon', 'Mars', 'Venus', 'Saturn'), [7])], ...UNFAITHFUL),
  ),
  row(
    'vamsacheda_yoga',
    bvr(283),
    allWithAny(
      [inHouses(VENUS, [7]), anyIn(MALEFICS, [4])],
      [inHouses(MOON, [10])],
      [inHouses(MOON, [7]), anyIn(MALEFICS, [10])],
    ),
  ),
  row(
    'guhyaroga_yoga',
    bvr(284),
    allOf(
      evaluatedIn(IN_NAVAMSA, inSigns(MOON, ['Cancer', 'Scorpio'])),
      evaluatedIn(IN_NAVAMSA, joinedBy(MOON, MALEFICS)),
    ),
  ),
  row('angaheena_yoga', bvr(285), allOf(inHouses(MOON, [10]), inHouses(MARS, [7]), inHousesFrom(SUN, SATURN, [2]))),
  row(
    'swetakushta_yoga',
    bvr(286),
    allOf(inHouses(MARS, [2]), inHouses(SATURN, [12]), inHouses(MOON, [1]), inHouses(SUN, [7])),
  ),
  row('pisacha_grastha_yoga', bvr(287), allOf(inHouses(grahas('Moon', 'Rahu'), [1]), anyIn(MALEFICS, [5, 9]))),
  row('andha_yoga_288', bvr(288), allOf(inHouses(grahas('Sun', 'Rahu'), [1]), anyIn(MALEFICS, [5, 9]))),
  row(
    'andha_yoga_289',
    bvr(289),
    allOf(inHouses(MARS, [2]), inHouses(MOON, [6]), inHouses(SATURN, [12]), inHouses(SUN, [8])),
  ),
  row('vaatharoga_yoga', bvr(290), allOf(inHouses(JUPITER, [1]), inHouses(SATURN, [7])), {
    readings: {
      choice: 'vaatharoga_yoga',
      criteria: {
        alt: anyOf([inHouses(MARS, [5, 7, 9])], [inHouses(SUN, [1]), WANING, inHouses(grahas('Moon', 'Saturn'), [12])]),
      },
    },
  }),
  row('mathibhramana_yoga_291', bvr(291), allOf(inHouses(JUPITER, [1]), inHouses(MARS, [7]))),
  row('mathibhramana_yoga_292', bvr(292), allOf(inHouses(SATURN, [1]), inHouses(MARS, [5, 7, 9]))),
  row('mathibhramana_yoga_293', bvr(293), allOf(WANING, inHouses(grahas('Moon', 'Saturn'), [12]))),
  row(
    'mathibhramana_yoga_294',
    bvr(294),
    allOf(inHouses(grahas('Moon', 'Mercury'), KENDRAS), aspectedBy(MOON, THE_NINE), aspectedBy(MERCURY, THE_NINE)),
  ),
  row(
    'mathibhramana_yoga_variation',
    bvr('291 to 294, remarks'),
    anyOf(
      [inHouses(RAHU, [6])],
      [inOneSign(L6, MARS)],
      [inOneSign(SUN, MARS, MERCURY)],
      [
        evaluatedIn(IN_OWN_NAVAMSA, inHouses(grahas('Mercury', 'Rahu'), [6])),
        evaluatedIn(IN_OWN_NAVAMSA, inOneSign(L6, MARS)),
      ],
    ),
  ),
  row(
    'khalwata_yoga',
    bvr(295),
    allOf(lagnaIn([...MALEFIC_SIGNS, 'Taurus', 'Sagittarius']), houseAspectedBy(1, MALEFICS)),
  ),
  row('nishturabhashi_yoga', bvr(296), allOf(inOneSign(MOON, SATURN)), {
    cancellations: [{ id: 'moon_aspected_by_jupiter', criteria: allOf(aspectedBy(MOON, JUPITER)) }],
  }),
  row('rajabhrashta_yoga', bvr(297), allOf(inOneSign(arudhaLordOf(1), arudhaLordOf(12)))),
  row(
    'raja_bhanga_yoga_298',
    bvr(298),
    allWithAny(
      [lagnaIn(['Leo']), inSigns(SATURN, ['Libra'])],
      [inSigns(SATURN, ['Aries'], IN_NAVAMSA)],
      [aspectedBy(SATURN, BENEFICS)],
    ),
  ),
  row('raja_bhanga_yoga_299', bvr(299), allOf(deeplyDebilitated(SUN))),
] as const;
