import type { Tradition } from '../almanac.js';
import type { Community, Region } from '../festivalRow.js';

/** 1 public and known to all, 2 widely kept, 3 known to the devout, 4 for specialists. */
export const RANKS = [1, 2, 3, 4] as const;
export type Rank = (typeof RANKS)[number];

/** Whose own rank of a festival may be higher than that of everyone. */
export type Keeper = Region | Community | Tradition;

/** How widely a festival is kept. */
export interface FestivalRank {
  /** Of India as a whole. */
  readonly everyone: Rank;
  /** Where it is higher: of regions, communities and traditions. */
  readonly higher: Readonly<Partial<Record<Keeper, Rank>>>;
}

/** The same rank of some festivals. */
export const ranked = <const Id extends string>(
  everyone: Rank,
  higher: FestivalRank['higher'],
  ...ids: readonly Id[]
): Readonly<Record<Id, FestivalRank>> =>
  Object.fromEntries(ids.map((id) => [id, { everyone, higher }])) as Readonly<Record<Id, FestivalRank>>;
