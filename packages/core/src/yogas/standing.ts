import { GRAVE, GRAVE_FAMILIES, WELL_KNOWN } from './standing.data.js';
import type { YogaFamily } from './yoga.js';

/** Where a list for readers who are no astrologers has a yoga: first, in the middle, or folded because its name frightens. */
export type YogaStanding = 'well_known' | 'other' | 'grave';

/** The standing of a yoga by its id and family. It says nothing about the strength of a yoga. */
export function yogaStanding(id: string, family: YogaFamily): YogaStanding {
  if (WELL_KNOWN.has(id)) return 'well_known';
  return GRAVE_FAMILIES.includes(family) || GRAVE.has(id.replace(/_\d{1,3}$/, '')) ? 'grave' : 'other';
}
