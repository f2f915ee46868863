import type { SolarBlock, SolarTables } from '../../core/sky/solarArc.js';

/** Stretches of the Sun's course kept in memory; all of 1800 to 2400 are 71 blocks of 80 kB. One set per thread. */
export function createSolarTables(): SolarTables {
  const blocks = new Map<number, SolarBlock>();
  return {
    block(number, make) {
      const known = blocks.get(number);
      if (known !== undefined) return known;
      const made = make();
      blocks.set(number, made);
      return made;
    },
  };
}
