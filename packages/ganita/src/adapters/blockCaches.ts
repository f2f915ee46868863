import type { EclipseTables } from '@ganita/core/eclipses/eclipseTables.js';
import type { GlobalEclipse } from '@ganita/core/eclipses/globalEclipse.js';
import { cached } from '@ganita/core/lazy.js';
import type { SolarBlock, SolarTables } from '@ganita/core/sky/solarArc.js';
import type { PathBlock, TransitTables } from '@ganita/core/transits/motionBlocks.js';
import { LRUCache } from 'lru-cache';

/** Blocks by number, each kept once it is made. */
function keptBlocks<Block>() {
  const blocks = new Map<number, Block>();
  return { block: (number: number, make: () => Block): Block => cached(blocks, number, make) };
}

/** Stretches of the Sun's course kept in memory; all of 1800 to 2400 are 71 blocks of 80 kB. One set per thread. */
export const createSolarTables = (): SolarTables => keptBlocks<SolarBlock>();

/** The eclipses of the whole Earth kept in memory; all 2,850 of 1800 to 2400 are 2 MB. One set per thread. */
export const createEclipseTables = (): EclipseTables => keptBlocks<readonly GlobalEclipse[]>();

/** So many blocks are some 20 MB. One zodiac fills 122 of them for 1800 to 2400, with the true node 536. */
const MAX_BLOCKS = 1500;

/** Tables of slow bodies kept in memory, those dropped that were not used for longest. One set per thread. */
export function createTransitTables(mostBlocks = MAX_BLOCKS): TransitTables {
  const blocks = new LRUCache<string, PathBlock>({ max: mostBlocks });
  return {
    block(key, make) {
      const known = blocks.get(key);
      if (known !== undefined) return known;
      const made = make();
      blocks.set(key, made);
      return made;
    },
  };
}
