import { aspectedBy } from '../../facts/conditions/conjunctionConditions.js';
import { hasDignity } from '../../facts/conditions/dignityConditions.js';
import { houseAspectedBy } from '../../facts/conditions/houseConditions.js';
import { isAmong } from '../../facts/conditions/identity.js';
import { anyIn, inHouses, inSigns, lagnaIn } from '../../facts/conditions/placeConditions.js';
import { allOf, anyOf } from '../../facts/criteria.js';
import { BENEFICS, dispositorOf, grahas, MALEFICS, union } from '../../facts/subjects.js';
import { KENDRAS, KENDRAS_AND_TRIKONAS } from '../../zodiac/houses.js';
import { NAVAMSA_LAGNA_LORD, navamsaLordByNavamsa } from '../navamsaLords.js';
import { rowsOf } from '../yoga.js';
import { bvr, DRY_SIGNS, JUPITER, L1, L6, L8, L12, MOVABLE, VENUS, WATERY_SIGNS } from './shorthands.js';

const row = rowsOf('body', '2.6');
const DRY_PLANETS = grahas('Sun', 'Mars', 'Saturn');

/** Body and health of the native (docs/rules/06-yogas-doshas-longevity.md#section-2-6). */
export const BODY_YOGAS = [
  row(
    'sareera_soukhya_yoga',
    bvr(108),
    anyOf([inHouses(L1, KENDRAS)], [inHouses(JUPITER, KENDRAS)], [inHouses(VENUS, KENDRAS)]),
  ),
  row('dehapushti_yoga', bvr(109), allOf(inSigns(L1, MOVABLE), aspectedBy(L1, BENEFICS))),
  row(
    'rogagrastha_yoga',
    bvr(111),
    anyOf(
      [inHouses(L1, [1]), anyIn(union(L6, L8, L12), [1])],
      [inHouses(L1, KENDRAS_AND_TRIKONAS), hasDignity(L1, ['neutral', 'enemy', 'debilitated'])],
    ),
  ),
  row('krisanga_yoga_112', bvr(112), anyOf([inSigns(L1, DRY_SIGNS)], [isAmong(dispositorOf(L1), DRY_PLANETS)])),
  row('krisanga_yoga_113', bvr(113), allOf(isAmong(NAVAMSA_LAGNA_LORD, DRY_PLANETS), anyIn(MALEFICS, [1]))),
  row(
    'dehasthoulya_yoga_114',
    bvr(114),
    allOf(inSigns(L1, WATERY_SIGNS), inSigns(navamsaLordByNavamsa(L1), WATERY_SIGNS)),
  ),
  row(
    'dehasthoulya_yoga_115',
    bvr(115),
    anyOf([inHouses(JUPITER, [1])], [inSigns(JUPITER, WATERY_SIGNS), houseAspectedBy(1, JUPITER)]),
  ),
  row(
    'dehasthoulya_yoga_116',
    bvr(116),
    anyOf([lagnaIn(WATERY_SIGNS), anyIn(BENEFICS, [1])], [isAmong(L1, grahas('Moon', 'Venus'))]),
  ),
  row('sada_sanchara_yoga', bvr(117), anyOf([inSigns(L1, MOVABLE)], [inSigns(dispositorOf(L1), MOVABLE)])),
] as const;
