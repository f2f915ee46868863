import { perKey } from '@ganita/core/lazy.js';
import { namesLike } from '../columns/selectColumns.js';
import { BINDU_FAMILIES } from './families/bindus.js';
import { CONDITION_FAMILIES } from './families/conditions.js';
import { DASHA_FAMILIES } from './families/dashas.js';
import { ATTRIBUTE_FAMILIES } from './families/kootas.js';
import { LIMB_FAMILIES } from './families/limbs.js';
import { PLACE_FAMILIES } from './families/places.js';
import { POINT_FAMILIES } from './families/points.js';
import { SHADBALA_FAMILIES } from './families/shadbala.js';
import { VARGA_FAMILIES } from './families/vargas.js';
import type { ExplainFamily } from './family.js';

/** Every family of values that have a derivation. */
const FAMILIES: readonly ExplainFamily[] = [
  ...PLACE_FAMILIES,
  ...VARGA_FAMILIES,
  ...LIMB_FAMILIES,
  ...DASHA_FAMILIES,
  ...BINDU_FAMILIES,
  ...SHADBALA_FAMILIES,
  ...ATTRIBUTE_FAMILIES,
  ...CONDITION_FAMILIES,
  ...POINT_FAMILIES,
];

const ofSection = perKey((section: ExplainFamily['section']) => FAMILIES.filter((one) => one.section === section));

/** The family of a column by its selector; undefined where it has none. */
export const familyOf = (name: string, section: ExplainFamily['section']): ExplainFamily | undefined =>
  ofSection(section).find(({ like }) => namesLike(like, [name]).length > 0);
