import { joinedBy } from '../../facts/conditions/conjunctionConditions.js';
import { anyInFrom, noneInFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf } from '../../facts/criteria.js';
import { THE_NINE } from '../../facts/subjects.js';
import { rowsOf } from '../yoga.js';
import { bvr, MERCURY, MOON, SUN } from './shorthands.js';

const row = rowsOf('ravi', '2.1');

const SECOND = [anyInFrom(SUN, THE_NINE, [2]), noneInFrom(SUN, MOON, [2])];
const TWELFTH = [anyInFrom(SUN, THE_NINE, [12]), noneInFrom(SUN, MOON, [12])];

/** Yogas of the Sun (docs/rules/06-yogas-doshas-longevity.md#section-2-1). */
export const RAVI_YOGAS = [
  row('vesi_yoga', bvr(16), allOf(...SECOND)),
  row('vosi_yoga', bvr(17), allOf(...TWELFTH)),
  row('ubhayachara_yoga', bvr(18), allOf(...SECOND, ...TWELFTH)),
  row('nipuna_yoga', 'modern usage', allOf(joinedBy(SUN, MERCURY))),
] as const;
