import type { Dasha, DashaLevel } from './period.js';

/** How many periods, of all levels together, the tree down to a level has; counted from the divisions, without the tree. */
export function periodCount<L>(dasha: Dasha<L>, levels: DashaLevel): number {
  const deepest = Math.min(levels, dasha.deepestLevel);
  const counted = new Map<number, number>();
  const ofPeriod = (key: number, level: DashaLevel): number => {
    if (level === deepest) return 1;
    const place = level * dasha.lords.length + key;
    const known = counted.get(place);
    if (known !== undefined) return known;
    const below = (level + 1) as DashaLevel;
    const count = dasha.divide(key, below).keys.reduce((sum, part) => sum + ofPeriod(part, below), 1);
    counted.set(place, count);
    return count;
  };
  return dasha.keys.reduce((sum, key) => sum + ofPeriod(key, 1), 0);
}
