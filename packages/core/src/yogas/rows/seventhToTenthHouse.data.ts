import { aspectedBy, joinedOrAspectedBy } from '../../facts/conditions/conjunctionConditions.js';
import { DEBILITATED, exalted, hasDignity, STRONG } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { inOneSign, seeingEachOther } from '../../facts/conditions/pairs.js';
import { anyIn, inHouses } from '../../facts/conditions/placeConditions.js';
import { allOf, allWithAny, anyOf } from '../../facts/criteria.js';
import {
  BENEFICS,
  grahas,
  intersection,
  MALEFICS,
  membersInHouses,
  STRONG_GRAHAS,
  union,
} from '../../facts/subjects.js';
import { DUSTHANAS } from '../../zodiac/houses.js';
import { inCruelShashtiamsa } from '../conditions/shashtiamsa.js';
import { navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { IN_NAVAMSA } from '../yogaFacts.js';
import { bvr, L1, L2, L5, L6, L7, L8, L9, L10, L12, SATURN, SUN, VENUS } from './shorthands.js';

const row = rowsOf('seventh_to_tenth_house', '2.13');
const SUN_AND_SATURN = grahas('Sun', 'Saturn');
const JUPITER_OR_MERCURY = grahas('Mercury', 'Jupiter');

/** Seventh to tenth house (docs/rules/06-yogas-doshas-longevity.md#section-2-13). */
export const LATER_HOUSE_YOGAS = [
  row('jara_yoga', bvr(236), allOf(inHouses(union(L2, L7, L10), [10]))),
  row(
    'jarajaputra_yoga',
    bvr(237),
    allOf(
      hasDignity(L5, STRONG),
      hasDignity(L7, STRONG),
      inOneSign(L5, L7, L6),
      aspectedBy(L5, BENEFICS),
      aspectedBy(L7, BENEFICS),
    ),
  ),
  row('bahu_sthree_yoga', bvr(238), anyOf([inOneSign(L1, L7)], [seeingEachOther(L1, L7)])),
  row(
    'satkalatra_yoga',
    bvr(239),
    anyOf(
      [joinedOrAspectedBy(L7, JUPITER_OR_MERCURY)],
      [joinedOrAspectedBy(VENUS, JUPITER_OR_MERCURY)],
      [isAmong(L7, JUPITER_OR_MERCURY)],
    ),
  ),
  row(
    'bhaga_chumbana_yoga',
    bvr(240),
    anyOf([inHouses(union(L7, VENUS), [4])], [hasDignity(L1, DEBILITATED)], [hasDignity(L1, DEBILITATED, IN_NAVAMSA)]),
  ),
  row(
    'bhaagya_yoga',
    bvr(241),
    allOf(houseAspectedBy(9, membersInHouses(intersection(STRONG_GRAHAS, BENEFICS), [1, 3, 5]))),
  ),
  row(
    'jananatpurvam_pitru_marana_yoga',
    bvr(242),
    allOf(inHouses(SUN, DUSTHANAS), inHouses(L8, [9]), inHouses(L12, [1]), inHouses(L6, [5])),
  ),
  row('dhatrutwa_yoga', bvr(243), allOf(exalted(L9), aspectedBy(L9, BENEFICS), anyIn(BENEFICS, [9]))),
  row(
    'apakeerthi_yoga',
    bvr(244),
    allWithAny(
      [inHouses(SUN_AND_SATURN, [10])],
      [houseAspectedBy(10, MALEFICS)],
      [isAmong(navamsaLordByNavamsa(SUN), MALEFICS), isAmong(navamsaLordByNavamsa(SATURN), MALEFICS)],
      [inCruelShashtiamsa(SUN_AND_SATURN)],
    ),
  ),
] as const;
