import { type FestivalCategory, REGIONS } from '@ganita/core/festivals/festivalRow.js';
import { WORDS } from '@ganita/words/words.js';

const CATEGORIES = Object.keys(WORDS.en.festivalParts.category) as readonly FestivalCategory[];

/** Which festivals a calendar shows: the usual ones, all, or those of a category. */
export const SHOWN_FESTIVALS = ['general', 'all', ...CATEGORIES] as const;
export type ShownFestivals = (typeof SHOWN_FESTIVALS)[number];

/** Whose usual festivals are shown: those of the state of the place, or of a region. */
export const SHOWN_REGIONS = ['place', ...REGIONS] as const;
export type ShownRegion = (typeof SHOWN_REGIONS)[number];

/** All ranks; where one is named, those of the state of the place count. */
export const LAST_RANK = 4;

/** The fields of a request for what is shown. */
export function requestOfShown(shown: ShownFestivals, region: ShownRegion) {
  const ofRegion = region !== 'place' && { rank_regions: [region] };
  if (shown === 'general') return { list: 'usual' as const, ...ofRegion };
  return { max_rank: LAST_RANK, ...ofRegion, ...(shown !== 'all' && { categories: [shown] }) };
}
