import { aspectedBy, joinedBy, metBy } from '../../facts/conditions/conjunctionConditions.js';
import { DIGNIFIED, exalted, hasDignity, STRONG } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { exchangeOf, inOneSign } from '../../facts/conditions/pairs.js';
import { houseInSigns, inHouses, lagnaIn, threeTogetherIn } from '../../facts/conditions/placeConditions.js';
import { anyInFrom, inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import {
  BENEFICS,
  dispositorOf,
  EXALTED_GRAHAS,
  graha,
  grahas,
  type SingleSubject,
  THE_NINE,
  union,
} from '../../facts/subjects.js';
import type { Graha } from '../../zodiac/grahas.js';
import { KENDRAS, KENDRAS_AND_TRIKONAS } from '../../zodiac/houses.js';
import type { Sign } from '../../zodiac/signs.js';
import { atHomeIn } from '../conditions/vargaCounts.js';
import { navamsaLordByNavamsa, navamsaLordOf } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { bvr, JUPITER, L1, L2, L3, L4, L5, L6, L7, L10, L11, MARS, VENUS } from './shorthands.js';

const row = rowsOf('dhana', '2.7');
const KT = KENDRAS_AND_TRIKONAS;
/** "Vaiseshikamsa": at home in thirteen of sixteen vargas. */
const atHomeInThirteen = (subject: SingleSubject) => atHomeIn(subject, 'shodasavarga', 13);

/** The 5th in a sign of a planet that is there, others in the 11th. */
const inFifth = <const Id extends string>(
  id: Id,
  number: number,
  signs: readonly Sign[],
  planet: Graha,
  others: readonly Graha[],
) =>
  row(id, bvr(number), allOf(houseInSigns(5, signs), inHouses(graha(planet), [5]), inHouses(grahas(...others), [11])));

/** The Ascendant in a sign of a planet that is there, each of others joining or aspecting it. */
const inLagna = <const Id extends string>(
  id: Id,
  number: number,
  signs: readonly Sign[],
  planet: Graha,
  others: readonly Graha[],
) =>
  row(
    id,
    bvr(number),
    allOf(lagnaIn(signs), inHouses(graha(planet), [1]), ...others.map((other) => metBy(graha(planet), graha(other)))),
  );

const LORD = navamsaLordOf(L1);
const ITS_LORD = dispositorOf(LORD);

/** Wealth (docs/rules/06-yogas-doshas-longevity.md#section-2-7). */
export const DHANA_YOGAS = [
  inLagna('dhana_yoga_128', 128, ['Taurus', 'Libra'], 'Venus', ['Saturn', 'Mercury']),
  inLagna('dhana_yoga_127', 127, ['Sagittarius', 'Pisces'], 'Jupiter', ['Mercury', 'Mars']),
  inLagna('dhana_yoga_126', 126, ['Gemini', 'Virgo'], 'Mercury', ['Saturn', 'Venus']),
  inLagna('dhana_yoga_125', 125, ['Aries', 'Scorpio'], 'Mars', ['Moon', 'Venus', 'Saturn']),
  inLagna('dhana_yoga_124', 124, ['Cancer'], 'Moon', ['Jupiter', 'Mars']),
  inLagna('dhana_yoga_123', 123, ['Leo'], 'Sun', ['Mars', 'Jupiter']),
  inFifth('dhana_yoga_122', 122, ['Sagittarius', 'Pisces'], 'Jupiter', ['Moon', 'Mars']),
  inFifth('dhana_yoga_121', 121, ['Leo'], 'Sun', ['Moon', 'Jupiter']),
  inFifth('dhana_yoga_120', 120, ['Capricorn', 'Aquarius'], 'Saturn', ['Mars', 'Mercury']),
  inFifth('dhana_yoga_119', 119, ['Gemini', 'Virgo'], 'Mercury', ['Moon', 'Mars']),
  inFifth('dhana_yoga_118', 118, ['Taurus', 'Libra'], 'Venus', ['Saturn']),
  row('bahudravyarjana_yoga', bvr(129), allOf(inHouses(L1, [2]), inHouses(L2, [11]), inHouses(L11, [1]))),
  row(
    'swaveeryaddhana_yoga',
    bvr('130 to 132'),
    anyOf(
      [hasDignity(L1, DIGNIFIED), inHouses(L1, KENDRAS), inOneSign(L1, JUPITER), atHomeInThirteen(L2)],
      [hasDignity(ITS_LORD, STRONG), inHousesFrom(L2, ITS_LORD, KT)],
      [hasDignity(ITS_LORD, DIGNIFIED)],
      [inHousesFrom(L1, L2, KT)],
      [isAmong(L2, BENEFICS), exalted(L2)],
      [isAmong(L2, BENEFICS), joinedBy(L2, EXALTED_GRAHAS)],
    ),
  ),
  row('madhya_vayasi_dhana_yoga', bvr(133), allOf(anyInFrom(L1, BENEFICS, [2]), anyInFrom(L1, BENEFICS, [3]))),
  row('anthya_vayasi_dhana_yoga', bvr(134), allOf(inHousesFrom(L1, L2, KT))),
  row(
    'balya_dhana_yoga',
    bvr(135),
    allOf(
      inOneSign(L2, L10),
      inHouses(L2, KENDRAS),
      aspectedBy(L2, navamsaLordByNavamsa(L1)),
      aspectedBy(L10, navamsaLordByNavamsa(L1)),
    ),
  ),
  row(
    'bhratrumooladdhanaprapti_yoga',
    bvr('136 and 137'),
    anyOf(
      [inHouses(union(L1, L2), [3]), houseAspectedBy(3, BENEFICS)],
      [inHouses(union(L3, JUPITER), [2]), metBy(L3, L1), atHomeInThirteen(L1)],
    ),
  ),
  row('matrumooladdhana_yoga', bvr(138), allOf(metBy(L2, L4))),
  row(
    'putramooladdhana_yoga',
    bvr(139),
    allWithAny([hasDignity(L2, DIGNIFIED), atHomeInThirteen(L1)], [inOneSign(L2, L5)], [inOneSign(L2, JUPITER)]),
  ),
  row(
    'shatrumooladdhana_yoga',
    bvr(140),
    allWithAny([hasDignity(L2, DIGNIFIED), atHomeInThirteen(L1)], [inOneSign(L2, L6)], [inOneSign(L2, MARS)]),
  ),
  row(
    'kalatramooladdhana_yoga',
    bvr(141),
    allWithAny(
      [hasDignity(L1, DIGNIFIED), hasDignity(L2, DIGNIFIED)],
      [inOneSign(L2, L7, VENUS)],
      [aspectedBy(L2, L7), aspectedBy(L2, VENUS)],
    ),
  ),
  row(
    'amaranantha_dhana_yoga',
    bvr(142),
    allWithAny(
      [threeTogetherIn(THE_NINE, 2)],
      ...[L2, L11, JUPITER].map((subject) => [inHouses(subject, [2]), hasDignity(subject, DIGNIFIED)]),
    ),
  ),
  row('ayatnadhanalabha_yoga', bvr(143), allOf(exchangeOf(1, 2))),
] as const;
