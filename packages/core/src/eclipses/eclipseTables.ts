import type { GlobalEclipse } from './globalEclipse.js';

/**
 * Cache of the eclipses of a stretch of time between requests. They are the same for every request, so the cache
 * changes no answer.
 */
export interface EclipseTables {
  /** The eclipses of a block by its number, in time order, from the cache or computed. */
  readonly block: (number: number, make: () => readonly GlobalEclipse[]) => readonly GlobalEclipse[];
}

/** Tables without a cache. */
export const NO_ECLIPSE_TABLES: EclipseTables = { block: (_number, make) => make() };
