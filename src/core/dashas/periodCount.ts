import type { Dasha, DashaLevel } from './period.js';

/** How many periods, of all levels together, the tree down to a level has; counted from the divisions, without the tree. */
export function periodCount<L>(dasha: Dasha<L>, levels: DashaLevel): number {
  const deepest = Math.min(levels, dasha.deepestLevel);
  const counted: (number | undefined)[] = [];
  const ofPeriod = (key: number, level: DashaLevel): number => {
    if (level === deepest) return 1;
    const place = level * dasha.lords.length + key;
    const known = counted[place];
    if (known !== undefined) return known;
    const below = (level + 1) as DashaLevel;
    let count = 1;
    for (const part of dasha.divide(key, below).keys) count += ofPeriod(part, below);
    counted[place] = count;
    return count;
  };
  return dasha.keys.reduce((sum, key) => sum + ofPeriod(key, 1), 0);
}
