import type { NatalContext } from './context.js';
import { SECTION_KEYS, type SectionKey } from './sectionKeys.js';
import type { DashaTree } from './sections/dashaResults.js';
import { SECTIONS, type SectionRow } from './sectionTable.js';

const treesOf = (key: SectionKey): SectionRow['trees'] => {
  const row: SectionRow = SECTIONS[key];
  return row.trees;
};

/** Keys that contain trees of dashas. */
export const DASHA_KEYS: readonly SectionKey[] = SECTION_KEYS.filter((key) => treesOf(key) !== undefined);

/** The dashas whose trees some keys of a chart contain. */
export const dashaTreesOf = (context: NatalContext, keys: readonly SectionKey[]): readonly DashaTree[] =>
  keys.flatMap((key) => treesOf(key)?.(context) ?? []);
