import {
  aspectedBy,
  associatedWith,
  hemmed,
  joinedBy,
  joinedOrAspectedBy,
  signAspectedBy,
} from '../../facts/conditions/conjunctionConditions.js';
import {
  BELOW_NEUTRAL,
  DIGNIFIED,
  exalted,
  hasDignity,
  inMoolatrikonaSign,
} from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { inOneSign, naturalFriend, temporaryFriends } from '../../facts/conditions/pairs.js';
import { anyIn, houseInSigns, inHouses, lagnaIn } from '../../facts/conditions/placeConditions.js';
import { inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import { BENEFICS, dispositorOf, grahas, MALEFICS, STRONG_GRAHAS, union } from '../../facts/subjects.js';
import { DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS } from '../../zodiac/houses.js';
import { inCruelShashtiamsa } from '../conditions/shashtiamsa.js';
import { pointJoinedBy } from '../conditions/timePoints.js';
import { atHomeInOneOf } from '../conditions/vargaCounts.js';
import { navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { BENEFIC_SIGNS, bvr, JUPITER, L1, L4, L7, L9, L10, MARS, MERCURY, MOON, RAHU, SATURN } from './shorthands.js';

const row = rowsOf('fourth_house', '2.11');
const KT = KENDRAS_AND_TRIKONAS;
const LORD = navamsaLordByNavamsa(L4);

/** Fourth house: home, mother, heart, vehicles (docs/rules/06-yogas-doshas-longevity.md#section-2-11). */
export const FOURTH_HOUSE_YOGAS = [
  row('utthama_graha_yoga', bvr(187), allOf(inHouses(L4, KT), joinedBy(L4, BENEFICS), aspectedBy(L4, BENEFICS))),
  row('vichitra_saudha_prakara_yoga', bvr(188), allOf(inOneSign(L4, L10, SATURN, MARS))),
  row(
    'ayatna_griha_prapta_yoga_189',
    bvr(189),
    allWithAny([inOneSign(L1, L7), inHouses(L1, [1, 4])], [aspectedBy(L1, BENEFICS)], [aspectedBy(L7, BENEFICS)]),
  ),
  row(
    'ayatna_griha_prapta_yoga_190',
    bvr(190),
    allWithAny([inHouses(L9, KENDRAS)], [hasDignity(L4, DIGNIFIED)], [inMoolatrikonaSign(L4)]),
  ),
  row('grihanasa_yoga_191', bvr(191), allOf(inHouses(L4, [12]), aspectedBy(L4, MALEFICS))),
  row('grihanasa_yoga_192', bvr(192), allOf(inHouses(LORD, [12]))),
  row(
    'bandhu_pujya_yoga_193',
    bvr(193),
    allOf(isAmong(L4, BENEFICS), aspectedBy(L4, BENEFICS), inHouses(MERCURY, [1])),
  ),
  row(
    'bandhu_pujya_yoga_194',
    bvr(194),
    anyOf(
      [inHouses(JUPITER, [4])],
      [houseAspectedBy(4, JUPITER)],
      [isAmong(L4, JUPITER)],
      [joinedOrAspectedBy(L4, JUPITER)],
    ),
  ),
  row(
    'bandhubhisthyaktha_yoga',
    bvr(195),
    anyOf([inCruelShashtiamsa(L4)], [associatedWith(L4, MALEFICS)], [hasDignity(L4, BELOW_NEUTRAL)]),
  ),
  row('matrudeerghayur_yoga_196', bvr(196), allOf(anyIn(BENEFICS, [4]), exalted(L4), hasDignity(MOON, DIGNIFIED))),
  row(
    'matrudeerghayur_yoga_197',
    bvr(197),
    allOf(hasDignity(LORD, DIGNIFIED), inHouses(LORD, KENDRAS), inHousesFrom(MOON, LORD, KENDRAS)),
  ),
  row(
    'matrunasa_yoga_198',
    bvr(198),
    anyOf([joinedBy(MOON, MALEFICS)], [signAspectedBy(MOON, MALEFICS)], [hemmed(MOON)]),
  ),
  row('matrunasa_yoga_199', bvr(199), allOf(inHouses(navamsaLordByNavamsa(LORD), DUSTHANAS))),
  row(
    'kapata_yoga_202',
    bvr(202),
    allWithAny([anyIn(MALEFICS, [4])], [joinedOrAspectedBy(L4, MALEFICS)], [hemmed(L4)]),
  ),
  row(
    'kapata_yoga_203',
    bvr(203),
    allOf(
      inHouses(union(grahas('Mars', 'Saturn', 'Rahu'), L10), [4]),
      isAmong(L10, MALEFICS),
      aspectedBy(L10, MALEFICS),
    ),
  ),
  row(
    'kapata_yoga_204',
    bvr(204),
    allOf(inOneSign(L4, SATURN, RAHU), pointJoinedBy('maandi', L4), aspectedBy(L4, MALEFICS)),
  ),
  row(
    'nishkapata_yoga_205',
    bvr(205),
    anyOf([anyIn(BENEFICS, [4])], [anyIn(STRONG_GRAHAS, [4])], [houseInSigns(4, BENEFIC_SIGNS)]),
  ),
  row(
    'nishkapata_yoga_206',
    bvr(206),
    allWithAny([inHouses(L1, [4])], [joinedOrAspectedBy(L1, BENEFICS)], [atHomeInOneOf(L1, 'dasavarga', [3, 6])]),
  ),
  row('matru_satrutwa_yoga', bvr(207), allOf(lagnaIn(['Gemini']), joinedOrAspectedBy(MERCURY, MALEFICS))),
  row(
    'matru_sneha_yoga',
    bvr(208),
    anyOf(
      [isAmong(L1, L4)],
      [naturalFriend(L1, L4), naturalFriend(L4, L1)],
      [temporaryFriends(L1, L4)],
      [aspectedBy(L1, BENEFICS), aspectedBy(L4, BENEFICS)],
    ),
  ),
  row('vahana_yoga_209', bvr(209), allOf(inHouses(L1, [4, 9, 11]))),
  row('vahana_yoga_210', bvr(210), allOf(exalted(L4), inHouses(dispositorOf(L4), KT))),
] as const;
