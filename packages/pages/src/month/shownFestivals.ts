import type { FestivalCategory } from '@ganita/core/festivals/festivalRow.js';
import { WORDS } from '@ganita/words/words.js';
import type { Festival } from '../almanac/almanacTypes.js';

const CATEGORIES = Object.keys(WORDS.en.festivalParts.category) as readonly FestivalCategory[];

/** Which festivals a calendar shows: those that everyone keeps, all, or those of a category. */
export const SHOWN_FESTIVALS = ['general', 'all', ...CATEGORIES] as const;
export type ShownFestivals = (typeof SHOWN_FESTIVALS)[number];

/** Whether a calendar shows a festival. */
export const isShown = (festival: Festival, shown: ShownFestivals): boolean => {
  if (shown === 'all') return true;
  if (shown === 'general') return festival.is_primary && festival.for.includes('all');
  return festival.festival_category === shown;
};
