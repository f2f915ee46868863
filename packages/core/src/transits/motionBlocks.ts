import type { AngularMotion } from '../search/levelCrossings.js';
import type { Crossing } from './divisions.js';

/**
 * A block of the path of a slow body: its motion at consecutive points of its grid, and its sign changes between
 * them. The same for every request with the same zodiac.
 */
export interface PathBlock {
  /** One point more than there are cells: the last one is the first of the next block. */
  readonly motions: readonly AngularMotion[];
  /** In time order. */
  readonly signChanges: readonly Crossing[];
}

/**
 * Cache of blocks between requests, so that no range is scanned twice. A block is a pure function of its key, so the
 * cache size changes no result.
 */
export interface TransitTables {
  /** The block of a key, from the cache or computed. */
  readonly block: (key: string, make: () => PathBlock) => PathBlock;
}

/** Tables without a cache. */
export const NO_TABLES: TransitTables = { block: (_key, make) => make() };
