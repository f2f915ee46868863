/**
 * Levels of periods: 1 maha, 2 antara, 3 pratyantara, 4 sookshma, 5 prana, 6 deha
 * (docs/rules/04-graha-dashas.md#section-1).
 */
export const DASHA_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];
export const DEEPEST_LEVEL: DashaLevel = 6;

/**
 * How a period is divided: the keys of its parts in time order, and the share of the period, 0..1, that has
 * passed when each part ends. The last part ends with the period, whatever its figure.
 */
export interface Division {
  readonly keys: readonly number[];
  readonly ends: readonly number[];
}

/** Parts of equal length. */
export const equalDivision = (keys: readonly number[]): Division => ({
  keys,
  ends: keys.map((_, index) => (index + 1) / keys.length),
});

/**
 * Parts in proportion to weights, one for each key; a weight of 0 gives a zero-length part. The sum must be above 0.
 */
export function weightedDivision(keys: readonly number[], weights: readonly number[]): Division {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  const ends = weights.map((weight) => {
    passed += weight;
    return passed / total;
  });
  return { keys, ends };
}

/** A mahadasha before it is placed in time. */
export interface Mahadasha {
  readonly key: number;
  /** 0 or more; zero-length periods are included. */
  readonly years: number;
}

/**
 * A dasha of one birth: its mahadashas, and how every period is divided. Levels below the first are computed only
 * on request. Limits are years from birth; the length of a year is applied elsewhere.
 *
 * Periods are named by keys, whole numbers from 0. A key is the index of its lord in `lords`, and two keys may mean
 * the same lord where they are divided differently (for example two positions in a chain of signs).
 */
export interface Dasha<L> {
  readonly lords: readonly L[];
  /** Keys of the mahadashas in time order; none if the system does not apply to the birth. */
  readonly keys: readonly number[];
  /** Limits of the mahadashas in years from birth, one more than there are mahadashas, never decreasing. */
  readonly limitsYears: readonly number[];
  /** The parts of a period; `level` is that of the parts, 2 or more. */
  readonly divide: (key: number, level: DashaLevel) => Division;
  /** The deepest level that the system has. */
  readonly deepestLevel: DashaLevel;
}

/** The result of a system for one birth. */
export interface DashaPlan<L> {
  readonly lords: readonly L[];
  readonly mahadashas: readonly Mahadasha[];
  /** Start of the first mahadasha in years from birth, 0 or less; 0 by default. */
  readonly startYears?: number;
  /** The parts of a period by its key and the level of the parts; called once for each, so it may be slow. */
  readonly divide: (key: number, level: DashaLevel) => Division;
  /** True if a period has the same parts at every level: it is then called once for each key. */
  readonly sameAtEveryLevel?: boolean;
  /** Six by default. */
  readonly deepestLevel?: DashaLevel;
}

/** Place the mahadashas one after the other, and cache every division. */
export function dashaOf<L>(plan: DashaPlan<L>): Dasha<L> {
  const { lords, mahadashas, startYears = 0, divide, sameAtEveryLevel = false, deepestLevel = DEEPEST_LEVEL } = plan;
  const limitsYears = [startYears];
  let passed = startYears;
  for (const { years } of mahadashas) {
    passed += years;
    limitsYears.push(passed);
  }
  const made: (Division | undefined)[] = [];
  return {
    lords,
    keys: mahadashas.map(({ key }) => key),
    limitsYears,
    divide(key, level) {
      const place = sameAtEveryLevel ? key : level * lords.length + key;
      const division = made[place] ?? divide(key, level);
      made[place] = division;
      return division;
    },
    deepestLevel,
  };
}

/** One period of a dasha, start included and end excluded. */
export interface Span<L> {
  readonly lord: L;
  readonly key: number;
  readonly level: DashaLevel;
  /** Years from birth. */
  readonly startYears: number;
  readonly endYears: number;
}

/** The mahadashas in time order. */
export const mahadashasOf = <L>({ lords, keys, limitsYears }: Dasha<L>): Span<L>[] =>
  keys.map((key, index) => ({
    lord: lords[key] as L,
    key,
    level: 1,
    startYears: limitsYears[index] as number,
    endYears: limitsYears[index + 1] as number,
  }));

/** The parts of a period, which tile it exactly; none at the deepest level. */
export function partsOf<L>(dasha: Dasha<L>, { key, level, startYears, endYears }: Span<L>): Span<L>[] {
  if (level >= dasha.deepestLevel) return [];
  const below = (level + 1) as DashaLevel;
  const { keys, ends } = dasha.divide(key, below);
  let from = startYears;
  return keys.map((part, index) => {
    const to = partEnd(startYears, endYears, ends, index);
    const span = { lord: dasha.lords[part] as L, key: part, level: below, startYears: from, endYears: to };
    from = to;
    return span;
  });
}

/** Where a part of a period ends: the last one ends with the period, and none ends later. */
export const partEnd = (start: number, end: number, ends: readonly number[], index: number): number =>
  index === ends.length - 1 ? end : Math.min(end, start + (end - start) * (ends[index] as number));

/**
 * Number of periods of all levels in the tree down to a level; counted from the divisions, without building the tree.
 */
export function periodCount<L>(dasha: Dasha<L>, levels: DashaLevel): number {
  const deepest = Math.min(levels, dasha.deepestLevel);
  const counted: (number | undefined)[] = [];
  const ofPeriod = (key: number, level: DashaLevel): number => {
    if (level === deepest) return 1;
    const place = level * dasha.lords.length + key;
    const known = counted[place];
    if (known !== undefined) return known;
    const below = (level + 1) as DashaLevel;
    const { keys } = dasha.divide(key, below);
    let count = 1;
    for (let index = 0; index < keys.length; index++) count += ofPeriod(keys[index] as number, below);
    counted[place] = count;
    return count;
  };
  return dasha.keys.reduce((sum, key) => sum + ofPeriod(key, 1), 0);
}
