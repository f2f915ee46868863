import type { LeafRow } from './leafInput.js';
import { ANGA_LEAVES } from './rows/angaRows.js';
import { CLOCK_LEAVES } from './rows/clockRows.js';
import { DAY_LEAVES } from './rows/dayRows.js';
import { EXCLUSION_LEAVES } from './rows/exclusionRows.js';
import { LAGNA_LEAVES } from './rows/lagna.js';
import { OCCASION_LEAVES } from './rows/occasions.js';
import { PERSONAL_LEAVES } from './rows/personal.js';
import { PLANET_LEAVES } from './rows/planetRows.js';
import { SEASON_LEAVES } from './rows/seasons.js';
import { VIVAHA_LEAVES } from './rows/vivahaDoshas.js';

/** Every condition that a tree may have, by its id. */
export const LEAVES = {
  ...ANGA_LEAVES,
  ...SEASON_LEAVES,
  ...PLANET_LEAVES,
  ...DAY_LEAVES,
  ...CLOCK_LEAVES,
  ...LAGNA_LEAVES,
  ...OCCASION_LEAVES,
  ...EXCLUSION_LEAVES,
  ...VIVAHA_LEAVES,
  ...PERSONAL_LEAVES,
} as const satisfies Readonly<Record<string, LeafRow>>;
export type LeafId = keyof typeof LEAVES;
export const LEAF_IDS = Object.keys(LEAVES) as readonly LeafId[];
