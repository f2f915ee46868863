import type { FestivalId } from '../festivalCatalogue.js';
import { RANKS_OF_MONTHS } from './months.data.js';
import { RANKS_OF_OTHERS } from './others.data.js';
import type { FestivalRank, Keeper, Rank } from './rank.js';
import { RANKS_OF_REGIONAL } from './regional.data.js';

/** How widely each festival is kept; one that has no rank does not compile. */
export const FESTIVAL_RANKS: Readonly<Record<FestivalId, FestivalRank>> = {
  ...RANKS_OF_MONTHS,
  ...RANKS_OF_OTHERS,
  ...RANKS_OF_REGIONAL,
};

/** The rank of a festival for some keepers: the highest that everyone or one of them gives it. */
export const rankFor = (id: FestivalId, keepers: readonly Keeper[]): Rank => {
  const { everyone, higher } = FESTIVAL_RANKS[id];
  return Math.min(everyone, ...keepers.map((keeper) => higher[keeper] ?? everyone)) as Rank;
};
