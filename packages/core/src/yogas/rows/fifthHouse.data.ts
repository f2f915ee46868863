import {
  aspectedBy,
  hemmed,
  joinedBy,
  joinedOrAspectedBy,
  metBy,
} from '../../facts/conditions/conjunctionConditions.js';
import { DEBILITATED, hasDignity, STRONG } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong, weak } from '../../facts/conditions/identity.js';
import { inOneSign } from '../../facts/conditions/pairs.js';
import { anyIn, houseInSigns, inHouses, inSigns, lagnaIn, notInSigns } from '../../facts/conditions/placeConditions.js';
import { anyInFrom, houseFromAspectedBy, inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import { BENEFICS, grahas, MALEFICS, union } from '../../facts/subjects.js';
import { DUSTHANAS, KENDRAS_AND_TRIKONAS } from '../../zodiac/houses.js';
import { inHalfDegree } from '../conditions/shashtiamsa.js';
import { atHomeIn } from '../conditions/vargaCounts.js';
import { NAVAMSA_LAGNA_LORD, navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { IN_NAVAMSA } from '../yogaFacts.js';
import {
  BENEFIC_SIGNS,
  bvr,
  JUPITER,
  L1,
  L3,
  L4,
  L5,
  L7,
  L8,
  MARS,
  MERCURY,
  MOON,
  RAHU,
  SATURN,
  SUN,
  VENUS,
} from './shorthands.js';

const row = rowsOf('fifth_house', '2.12');

/** A member of M in the 5th from the Ascendant or aspecting it, and the same of the 5th from Jupiter. */
const FROM_LAGNA = [anyIn(MALEFICS, [5]), houseAspectedBy(5, MALEFICS)] as const;
const FROM_JUPITER = [anyInFrom(JUPITER, MALEFICS, [5]), houseFromAspectedBy(JUPITER, 5, MALEFICS)] as const;

/** Fifth house: children, intellect (docs/rules/06-yogas-doshas-longevity.md#section-2-12). */
export const FIFTH_HOUSE_YOGAS = [
  row('anapathya_yoga', bvr(211), allOf(weak(JUPITER), weak(L1), weak(L5), weak(L7))),
  row(
    'sarpasaapa_yoga_212',
    bvr(212),
    allWithAny([inHouses(RAHU, [5])], [aspectedBy(RAHU, MARS)], [houseInSigns(5, ['Aries', 'Scorpio'])]),
  ),
  row(
    'sarpasaapa_yoga_213',
    bvr(213),
    allWithAny([inOneSign(L5, RAHU), inHouses(SATURN, [5])], [inHouses(MOON, [5])], [houseAspectedBy(5, MOON)]),
  ),
  row('sarpasaapa_yoga_214', bvr(214), allOf(inOneSign(JUPITER, MARS), inHouses(RAHU, [1]), inHouses(L5, DUSTHANAS))),
  row(
    'sarpasaapa_yoga_215',
    bvr(215),
    allWithAny(
      [houseInSigns(5, ['Aries', 'Scorpio']), inHouses(RAHU, [5])],
      [inHouses(MERCURY, [5])],
      [houseAspectedBy(5, MERCURY)],
    ),
  ),
  row(
    'pithru_saapa_sutakshaya_yoga',
    bvr(216),
    allWithAny(
      [inHouses(SUN, [5])],
      [inSigns(SUN, ['Libra'])],
      [inSigns(SUN, ['Capricorn', 'Aquarius'], IN_NAVAMSA)],
      [hemmed(SUN)],
    ),
  ),
  row(
    'maathru_saapa_sutakshaya_yoga',
    bvr(217),
    allOf(inHouses(L8, [5]), inHouses(L5, [8]), inHouses(union(MOON, L4), [6])),
  ),
  row(
    'bhraathru_saapa_sutakshaya_yoga',
    bvr(218),
    allOf(inHouses(union(L1, L5), [8]), inHouses(union(L3, MARS, RAHU), [5])),
  ),
  row(
    'pretha_saapa_yoga',
    bvr(219),
    allOf(inHouses(grahas('Sun', 'Saturn'), [5]), inHouses(MOON, [7]), inHouses(RAHU, [1]), inHouses(JUPITER, [12])),
  ),
  row(
    'bahu_puthra_yoga_220',
    bvr(220),
    allOf(inHouses(RAHU, [5]), notInSigns(RAHU, ['Capricorn', 'Aquarius'], IN_NAVAMSA)),
  ),
  row('bahu_puthra_yoga_221', bvr(221), allOf(inHouses(navamsaLordByNavamsa(L7), [1, 2, 5]))),
  row(
    'dattha_puthra_yoga_222',
    bvr(222),
    allOf(inHouses(grahas('Mars', 'Saturn'), [5]), inSigns(L1, ['Gemini', 'Virgo']), metBy(L1, MERCURY)),
  ),
  row(
    'dattha_puthra_yoga_223',
    bvr(223),
    allOf(inHouses(L7, [11]), joinedBy(L5, BENEFICS), anyIn(grahas('Mars', 'Saturn'), [5])),
  ),
  row('aputhra_yoga', bvr(224), allOf(inHouses(L5, DUSTHANAS))),
  row('eka_puthra_yoga', bvr(225), allOf(inHouses(L5, KENDRAS_AND_TRIKONAS))),
  row('suputhra_yoga', bvr(226), allOf(lagnaIn(['Leo', 'Scorpio']), hasDignity(SUN, STRONG))),
  row('kaalanirdesat_puthra_yoga_227', bvr(227), allOf(inHouses(JUPITER, [5]), inOneSign(L5, VENUS))),
  row(
    'kaalanirdesat_puthra_yoga_228',
    bvr(228),
    allOf(inHouses(JUPITER, [9]), inHousesFrom(JUPITER, VENUS, [9]), inOneSign(VENUS, L1)),
  ),
  row(
    'kaalanirdesat_puthranaasa_yoga_229',
    bvr(229),
    allOf(inHouses(RAHU, [5]), hasDignity(JUPITER, DEBILITATED), joinedBy(L5, MALEFICS)),
  ),
  row(
    'kaalanirdesat_puthranaasa_yoga_230',
    bvr(230),
    anyOf(...FROM_LAGNA.flatMap((first) => FROM_JUPITER.map((second) => [first, second]))),
  ),
  row(
    'buddhimaturya_yoga',
    bvr(231),
    allWithAny(
      [isAmong(L5, BENEFICS)],
      [joinedBy(L5, BENEFICS)],
      [aspectedBy(L5, BENEFICS)],
      [inSigns(L5, BENEFIC_SIGNS)],
    ),
    {
      readings: {
        choice: 'buddhimaturya_yoga',
        criteria: {
          any_lord: anyOf([joinedBy(L5, BENEFICS)], [aspectedBy(L5, BENEFICS)], [inSigns(L5, BENEFIC_SIGNS)]),
        },
      },
    },
  ),
  row(
    'theevrabuddhi_yoga',
    bvr(232),
    allWithAny(
      [isAmong(L5, BENEFICS), inHouses(L5, [1], IN_NAVAMSA)],
      [isAmong(NAVAMSA_LAGNA_LORD, BENEFICS)],
      [aspectedBy(NAVAMSA_LAGNA_LORD, BENEFICS)],
    ),
  ),
  row(
    'buddhi_jada_yoga',
    bvr(233),
    anyOf(
      [joinedOrAspectedBy(L1, MALEFICS), inHouses(SATURN, [5]), aspectedBy(L1, SATURN)],
      [joinedBy(L5, MALEFICS), aspectedBy(L5, SATURN)],
      [joinedBy(L5, MALEFICS), inHouses(MOON, [5])],
    ),
  ),
  row(
    'thrikaala_gnana_yoga',
    bvr(234),
    anyOf(
      [inHalfDegree(JUPITER, 19, 42), inSigns(JUPITER, ['Sagittarius', 'Pisces'], IN_NAVAMSA)],
      [atHomeIn(JUPITER, 'dasavarga', 4), joinedOrAspectedBy(JUPITER, BENEFICS)],
    ),
  ),
] as const;
