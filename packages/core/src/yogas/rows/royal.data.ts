import { aspectedBy, joinedBy, metBy, noneAspects } from '../../facts/conditions/conjunctionConditions.js';
import {
  DEBILITATED,
  DIGNIFIED,
  deeplyExalted,
  exalted,
  FAIR,
  hasDignity,
  inHousesOrDignified,
  STRONG,
} from '../../facts/conditions/dignityConditions.js';
import {
  eachOccupiedBy,
  houseAspectedBy,
  houseNotAspectedWithNodes,
  houseNotHemmed,
  occupiedOnlyBy,
} from '../../facts/conditions/houseConditions.js';
import { exchangeOf, greatFriend, inOneSign } from '../../facts/conditions/pairs.js';
import { anyIn, inHouses, inSigns, lagnaIn, noneIn, twoTogetherIn } from '../../facts/conditions/placeConditions.js';
import { anyInFrom, inHousesFrom, inHousesFromAny, LAGNA } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import {
  BENEFICS,
  DIGNIFIED_GRAHAS,
  dispositorOf,
  except,
  grahas,
  intersection,
  MALEFICS,
  STRONG_GRAHAS,
  type Subject,
  THE_NINE,
  THE_SEVEN,
  union,
} from '../../facts/subjects.js';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, TRIKONAS } from '../../zodiac/houses.js';
import { bornBy, ofGender, tithiBetween } from '../conditions/birthConditions.js';
import { pointIn, pointJoinedBy } from '../conditions/timePoints.js';
import { navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { IN_NAVAMSA } from '../yogaFacts.js';
import {
  bvr,
  EVEN,
  FIXED,
  JUPITER,
  L1,
  L2,
  L4,
  L5,
  L6,
  L7,
  L8,
  L9,
  L10,
  L12,
  MARS,
  MERCURY,
  MOON,
  MOVABLE,
  NOT_BENEFICS,
  ODD,
  PVR,
  PVR_YOGAS,
  SATURN,
  SUN,
  VENUS,
} from './shorthands.js';

const row = rowsOf('royal', '2.5');
const KT = KENDRAS_AND_TRIKONAS;

/** House 1, or the houses on both sides of it, occupied by one group alone. */
const aroundLagna = (group: Subject) =>
  anyOf([occupiedOnlyBy(1, group)], [occupiedOnlyBy(12, group), occupiedOnlyBy(2, group)]);

const MATSYA_REST = [
  anyIn(BENEFICS, [5]),
  anyIn(MALEFICS, [5]),
  occupiedOnlyBy(4, MALEFICS),
  occupiedOnlyBy(8, MALEFICS),
] as const;

const STRONG_BENEFICS = intersection(STRONG_GRAHAS, BENEFICS);
const DIGNIFIED_MALEFICS = intersection(DIGNIFIED_GRAHAS, MALEFICS);
const KOORMA_FRONT = [
  occupiedOnlyBy(5, STRONG_BENEFICS),
  occupiedOnlyBy(6, STRONG_BENEFICS),
  occupiedOnlyBy(7, STRONG_BENEFICS),
] as const;
const oddHouses = (group: Subject) => [occupiedOnlyBy(1, group), occupiedOnlyBy(3, group), occupiedOnlyBy(11, group)];

const KALAANIDHI = [inHouses(JUPITER, [2, 5]), metBy(JUPITER, MERCURY), metBy(JUPITER, VENUS)] as const;

const MOON_LORD = dispositorOf(MOON);

/** The chain of lords from the Ascendant in kalpadruma. */
const KALPADRUMA = [
  L1,
  dispositorOf(L1),
  dispositorOf(dispositorOf(L1)),
  navamsaLordByNavamsa(dispositorOf(L1)),
] as const;

/** Popular and royal yogas (docs/rules/06-yogas-doshas-longevity.md#section-2-5). */
export const ROYAL_YOGAS = [
  row('subha_yoga', PVR_YOGAS, aroundLagna(BENEFICS), {
    readings: {
      choice: 'subha_yoga',
      criteria: {
        check_affliction: allWithAny(
          [noneIn(MALEFICS, [1]), houseNotAspectedWithNodes(1, MALEFICS), houseNotHemmed(1)],
          ...aroundLagna(BENEFICS).anyOf,
        ),
      },
    },
  }),
  row('asubha_yoga', PVR_YOGAS, aroundLagna(MALEFICS)),
  row('guru_mangala_yoga', PVR_YOGAS, allOf(inHousesFrom(JUPITER, MARS, [1, 7]))),
  row('parvata_yoga', bvr(14), allOf(noneIn(NOT_BENEFICS, [1, 4, 7, 8, 10]))),
  row('kaahala_yoga', PVR, allOf(inHousesFrom(L4, JUPITER, KENDRAS), hasDignity(L1, FAIR))),
  row('kahala_yoga', bvr(15), allOf(inHouses(L1, KT), inHousesFrom(L4, L9, KENDRAS))),
  row(
    'chaamara_yoga',
    PVR_YOGAS,
    anyOf(
      [twoTogetherIn(BENEFICS, 7)],
      [twoTogetherIn(BENEFICS, 9)],
      [twoTogetherIn(BENEFICS, 10)],
      [exalted(L1), inHouses(L1, KENDRAS), aspectedBy(L1, JUPITER)],
    ),
  ),
  row(
    'sankha_yoga',
    bvr(12),
    anyOf(
      [hasDignity(L1, STRONG), inHousesFrom(L5, L6, KENDRAS)],
      [hasDignity(L9, STRONG), inOneSign(L1, L10), inSigns(L1, MOVABLE)],
    ),
  ),
  row(
    'bheri_yoga',
    bvr(45),
    allWithAny(
      [hasDignity(L9, FAIR)],
      [eachOccupiedBy([1, 2, 7, 12], THE_NINE)],
      [inHousesFrom(JUPITER, VENUS, KENDRAS), inHousesFrom(JUPITER, L1, KENDRAS)],
    ),
  ),
  row(
    'mridanga_yoga',
    bvr(46),
    allOf(anyIn(DIGNIFIED_GRAHAS, KENDRAS), anyIn(DIGNIFIED_GRAHAS, TRIKONAS), hasDignity(L1, DIGNIFIED)),
  ),
  row('matsya_yoga', bvr(53), allOf(occupiedOnlyBy(1, BENEFICS), occupiedOnlyBy(9, BENEFICS), ...MATSYA_REST), {
    readings: {
      choice: 'matsya_yoga',
      criteria: { bvr: allOf(occupiedOnlyBy(1, MALEFICS), occupiedOnlyBy(9, MALEFICS), ...MATSYA_REST) },
    },
  }),
  row('koorma_yoga', bvr(54), anyOf(KOORMA_FRONT, oddHouses(STRONG_BENEFICS)), {
    readings: {
      choice: 'koorma_yoga',
      criteria: { pvr: allOf(...KOORMA_FRONT, ...oddHouses(DIGNIFIED_MALEFICS)) },
    },
  }),
  row('khadga_yoga', PVR_YOGAS, allOf(inHouses(L2, [9]), inHouses(L9, [2]), inHouses(L1, KT))),
  row(
    'kusuma_yoga',
    bvr(52),
    allOf(
      lagnaIn(FIXED),
      inHouses(VENUS, KENDRAS),
      inHouses(SATURN, [10]),
      anyInFrom(MOON, except(BENEFICS, MOON), TRIKONAS),
    ),
  ),
  row('kalaanidhi_yoga', PVR, allOf(...KALAANIDHI)),
  row(
    'kalanidhi_yoga',
    bvr(49),
    allWithAny(
      KALAANIDHI,
      [inSigns(JUPITER, ['Gemini', 'Virgo', 'Taurus', 'Libra'])],
      [inOneSign(JUPITER, MERCURY, VENUS)],
    ),
  ),
  row(
    'kalpadruma_yoga',
    PVR,
    allOf(
      ...KALPADRUMA.map((subject) => inHousesOrDignified(subject, KT)),
      ...KALPADRUMA.map((subject) => inHousesOrDignified(subject, KT, IN_NAVAMSA)),
    ),
  ),
  row('parijatha_yoga', bvr(47), allOf(inHousesOrDignified(dispositorOf(dispositorOf(L1)), KT))),
  row(
    'lagnaadhi_yoga',
    PVR_YOGAS,
    allOf(inHouses(BENEFICS, [6, 7, 8]), noneIn(MALEFICS, [6, 7, 8]), noneAspects(BENEFICS, MALEFICS)),
  ),
  row(
    'amsaavatara_yoga',
    bvr(50),
    allOf(inHouses(grahas('Jupiter', 'Venus', 'Saturn'), KENDRAS), inSigns(SATURN, ['Libra'])),
    {
      readings: {
        choice: 'amsaavatara_yoga',
        criteria: {
          bvr: allOf(
            inHouses(grahas('Jupiter', 'Venus', 'Saturn'), KENDRAS),
            inSigns(SATURN, ['Libra']),
            lagnaIn(MOVABLE),
          ),
        },
      },
    },
  ),
  row('kulavardhana_yoga', bvr(70), allOf(inHousesFromAny([LAGNA, MOON, SUN], THE_SEVEN, [5]))),
  row('chapa_yoga', bvr(30), allOf(exchangeOf(4, 10), exalted(L1))),
  row(
    'pushkala_yoga',
    bvr(26),
    allWithAny(
      [inOneSign(L1, MOON), houseAspectedBy(1, MOON_LORD)],
      [inHouses(MOON_LORD, KENDRAS)],
      [greatFriend(MOON_LORD, dispositorOf(MOON_LORD))],
    ),
  ),
  row(
    'makuta_yoga',
    bvr(56),
    allOf(inHouses(SATURN, [10]), inHousesFrom(L9, JUPITER, [9]), anyInFrom(JUPITER, BENEFICS, [9])),
  ),
  row('jaya_yoga', bvr(58), allOf(deeplyExalted(L10), hasDignity(L6, DEBILITATED))),
  row('harsha_yoga', bvr(105), allOf(inHouses(L6, [6])), {
    readings: { choice: 'harsha_yoga', criteria: { any_dusthana: allOf(inHouses(L6, DUSTHANAS)) } },
  }),
  row('sarala_yoga', bvr(106), allOf(inHouses(L8, [8])), {
    readings: { choice: 'sarala_yoga', criteria: { any_dusthana: allOf(inHouses(L8, DUSTHANAS)) } },
  }),
  row('vimala_yoga', bvr(107), allOf(inHouses(L12, [12])), {
    readings: { choice: 'vimala_yoga', criteria: { any_dusthana: allOf(inHouses(L12, DUSTHANAS)) } },
  }),
  row('chatussagara_yoga', bvr(8), allOf(eachOccupiedBy(KENDRAS, THE_NINE))),
  row('rajalakshana_yoga', bvr(10), allOf(inHouses(grahas('Moon', 'Mercury', 'Jupiter', 'Venus'), KENDRAS))),
  row(
    'vanchana_chora_bheethi_yoga',
    bvr(11),
    anyOf(
      [joinedBy(L1, grahas('Saturn', 'Rahu', 'Ketu'))],
      [anyIn(MALEFICS, [1]), pointIn('gulika', TRIKONAS)],
      [pointJoinedBy('gulika', union(L1, L4, L5, L7, L9, L10))],
    ),
  ),
  row(
    'mahabhagya_yoga',
    bvr(25),
    anyOf(
      [ofGender('male'), bornBy('day'), inSigns(grahas('Sun', 'Moon'), ODD), lagnaIn(ODD)],
      [ofGender('female'), bornBy('night'), inSigns(grahas('Sun', 'Moon'), EVEN), lagnaIn(EVEN)],
    ),
  ),
  row('garuda_yoga', bvr(66), allOf(bornBy('day'), tithiBetween(1, 15), exalted(navamsaLordByNavamsa(MOON)))),
  row('dhur_yoga', PVR_YOGAS, allOf(inHouses(L10, DUSTHANAS))),
] as const;
