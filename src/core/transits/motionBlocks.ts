import type { AngularMotion } from '../search/levelCrossings.js';
import type { Crossing } from './divisions.js';

/**
 * A stretch of the path of a slow body: its motion at consecutive points of its grid, and its sign changes between
 * them. The same for every request that looks through the same zodiac.
 */
export interface PathBlock {
  /** One point more than there are cells: the last one is the first of the next block. */
  readonly motions: readonly AngularMotion[];
  /** In order of time. */
  readonly signChanges: readonly Crossing[];
}

/**
 * Keeps blocks between requests, so that no range is scanned twice. A block is a pure function of its key: keeping many,
 * few or none changes no answer.
 */
export interface TransitTables {
  /** The block of a key: kept, or made now. */
  readonly block: (key: string, make: () => PathBlock) => PathBlock;
}

/** Tables that keep nothing. */
export const NO_TABLES: TransitTables = { block: (_key, make) => make() };
