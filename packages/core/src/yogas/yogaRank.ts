import type { YogaFamily } from './yoga.js';
import { GRAVE, GRAVE_FAMILIES, WELL_KNOWN } from './yogaRanks.data.js';

/** Where a list for readers who are no astrologers has a yoga: first, in the middle, or folded because its name frightens. */
export type YogaRank = 'well_known' | 'other' | 'grave';

/** The place of a yoga in such a list, by its id and family. It says nothing about the strength of a yoga. */
export function yogaRank(id: string, family: YogaFamily): YogaRank {
  if (WELL_KNOWN.has(id)) return 'well_known';
  return GRAVE_FAMILIES.includes(family) || GRAVE.has(id.replace(/_\d{1,3}$/, '')) ? 'grave' : 'other';
}
