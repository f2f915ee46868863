import {
  aspectedBy,
  joinedBy,
  joinedOrAspectedBy,
  notAspectedBy,
} from '../../facts/conditions/conjunctionConditions.js';
import { DEBILITATED, exalted, hasDignity, STRONG } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy, houseSignAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { inOneSign } from '../../facts/conditions/pairs.js';
import { anyIn, inHouses, inSigns, noneIn } from '../../facts/conditions/placeConditions.js';
import { inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import { BENEFICS, dispositorOf, grahas, MALEFICS, union } from '../../facts/subjects.js';
import { KENDRAS, TRIKONAS } from '../../zodiac/houses.js';
import { inCruelShashtiamsa } from '../conditions/shashtiamsa.js';
import { atHomeIn } from '../conditions/vargaCounts.js';
import { navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { IN_NAVAMSA } from '../yogaFacts.js';
import {
  BENEFIC_SIGNS,
  bvr,
  FIXED,
  JUPITER,
  L3,
  L12,
  MARS,
  MERCURY,
  MOON,
  MOVABLE,
  SATURN,
  VENUS,
} from './shorthands.js';

const row = rowsOf('third_house', '2.10');

/** Third house: siblings, courage (docs/rules/06-yogas-doshas-longevity.md#section-2-10). */
export const THIRD_HOUSE_YOGAS = [
  row(
    'bhratruvriddhi_yoga',
    bvr(177),
    anyOf(
      [hasDignity(L3, STRONG), joinedOrAspectedBy(L3, BENEFICS)],
      [hasDignity(MARS, STRONG), joinedOrAspectedBy(MARS, BENEFICS)],
      [anyIn(BENEFICS, [3])],
      [houseSignAspectedBy(3, BENEFICS)],
    ),
  ),
  row(
    'sodaranasa_yoga',
    bvr(178),
    allWithAny([inHouses(union(MARS, L3), [3, 5, 7, 8])], [aspectedBy(MARS, MALEFICS)], [aspectedBy(L3, MALEFICS)]),
  ),
  row('ekabhagini_yoga', bvr(179), allOf(inHouses(MERCURY, [3]), inOneSign(MOON, L3), inOneSign(MARS, SATURN))),
  row(
    'dwadasa_sahodara_yoga',
    bvr(180),
    allOf(inHouses(L3, KENDRAS), exalted(MARS), inOneSign(MARS, JUPITER), inHousesFrom(L3, MARS, TRIKONAS)),
  ),
  row(
    'sapthasankhya_sahodara_yoga',
    bvr(181),
    allOf(
      inOneSign(L12, MARS),
      inHouses(grahas('Moon', 'Jupiter'), [3]),
      noneIn(VENUS, [3]),
      notAspectedBy(MOON, VENUS),
    ),
  ),
  row(
    'parakrama_yoga',
    bvr(182),
    allOf(inSigns(L3, BENEFIC_SIGNS, IN_NAVAMSA), joinedOrAspectedBy(L3, BENEFICS), inSigns(MARS, BENEFIC_SIGNS)),
  ),
  row(
    'yuddha_praveena_yoga',
    bvr(183),
    allOf(atHomeIn(navamsaLordByNavamsa(navamsaLordByNavamsa(L3)), 'shadvarga', 2)),
  ),
  row(
    'yuddhatpoorvadridhachitta_yoga',
    bvr(184),
    allWithAny(
      [exalted(L3)],
      [joinedBy(L3, MALEFICS), inSigns(L3, MOVABLE)],
      [joinedBy(L3, MALEFICS, IN_NAVAMSA), inSigns(L3, MOVABLE, IN_NAVAMSA)],
    ),
  ),
  row(
    'yuddhatpaschaddrudha_yoga',
    bvr(185),
    allOf(
      inSigns(L3, FIXED),
      inSigns(L3, FIXED, IN_NAVAMSA),
      inCruelShashtiamsa(L3),
      hasDignity(dispositorOf(L3), DEBILITATED),
    ),
  ),
  row(
    'satkathadisravana_yoga',
    bvr(186),
    allOf(isAmong(L3, BENEFICS), houseAspectedBy(3, BENEFICS), joinedOrAspectedBy(L3, BENEFICS)),
  ),
] as const;
