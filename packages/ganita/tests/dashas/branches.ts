import { expand, expandedPeriods, type Period } from '@ganita/core/dashas/expand.js';
import { type Dasha, type DashaLevel, mahadashasOf, partsOf, type Span } from '@ganita/core/dashas/period.js';
import type { RunningPeriod } from '@ganita/core/dashas/runningAt.js';
import type { LimitAt } from '@ganita/core/dashas/yearLength.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';

/** Levels of the upper tree. The lower one begins with a period of its last level and goes to the sixth. */
const UPPER: DashaLevel = 3;
const LOWER: DashaLevel = 4;

/** A dasha that is one period of another, divided as it is there. */
const dashaOfSpan = <L>({ lords, divide, deepestLevel }: Dasha<L>, span: Span<L>): Dasha<L> => ({
  lords,
  keys: [span.key],
  limitsYears: [span.startYears, span.endYears],
  divide: (key, level) => divide(key, (level + span.level - 1) as DashaLevel),
  deepestLevel: (deepestLevel - span.level + 1) as DashaLevel,
});

/** The period at the end of a way of places, the first among the mahadashas. */
function spanAt<L>(dasha: Dasha<L>, [first, ...places]: readonly number[]): Span<L> {
  const start = mahadashasOf(dasha)[first as number] as Span<L>;
  return places.reduce((span, place) => partsOf(dasha, span)[place] as Span<L>, start);
}

/** Indexes of the periods of a tree that contain a moment, from the top. */
function wayTo<L>(tree: readonly Period<L>[], jdUt: JulianDayUt): readonly number[] {
  const place = tree.findIndex(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
  return place < 0 ? [] : [place, ...wayTo(tree[place]?.periods ?? [], jdUt)];
}

function periodsOnWay<L>(tree: readonly Period<L>[], [place, ...rest]: readonly number[]): readonly Period<L>[] {
  const period = tree[place ?? -1];
  return period === undefined ? [] : [period, ...periodsOnWay(period.periods ?? [], rest)];
}

/** What the expanded tree of six levels contains at a moment, null where it contains nothing. Only the branch is made below the third. */
export function heldByTree<L>(
  dasha: Dasha<L>,
  limitAt: LimitAt,
  jdUt: JulianDayUt,
): readonly RunningPeriod<L>[] | null {
  const tree = expandedPeriods(dasha, UPPER, limitAt);
  const way = wayTo(tree, jdUt);
  if (way.length === 0) return null;
  const held = [...periodsOnWay(tree, way)];
  if (way.length === UPPER && dasha.deepestLevel > UPPER) {
    const [below] = expandedPeriods(dashaOfSpan(dasha, spanAt(dasha, way)), LOWER, limitAt);
    if (below === undefined) throw new Error('a period is the only one of its own tree');
    held.splice(-1, 1, ...periodsOnWay([below], wayTo([below], jdUt)));
  }
  return held.map(({ lord, startJdUt, endJdUt }, index) => ({
    level: (index + 1) as DashaLevel,
    lord,
    startJdUt,
    endJdUt,
  }));
}

interface Written {
  readonly start: string;
  readonly end: string;
  readonly periods: readonly Written[] | null;
}

const written = <L>(dasha: Dasha<L>, levels: DashaLevel, textAt: (years: number) => string): readonly Written[] =>
  expand<L, string, Written>(dasha, levels, textAt, (_, start, end, periods) => ({ start, end, periods }));

/** Whether periods follow one another without gap or overlap from a text to another, and their parts do so too. */
const tile = (periods: readonly Written[], start: string, end: string): boolean =>
  periods.every(
    (period, index) =>
      period.start === (periods[index - 1]?.end ?? start) &&
      period.start <= period.end &&
      (period.periods === null || period.periods.length === 0 || tile(period.periods, period.start, period.end)),
  ) && (periods.at(-1)?.end ?? end) === end;

/**
 * Whether the tree of a dasha tiles as an answer writes it: all of three levels, and down to the sixth within the period
 * that the turns lead to.
 */
export function tilesAsWritten<L>(
  dasha: Dasha<L>,
  textAt: (years: number) => string,
  turns: readonly [number, number, number],
): boolean {
  const { limitsYears, keys, deepestLevel } = dasha;
  if (keys.length === 0) return true;
  const whole = written(dasha, UPPER, textAt);
  if (!tile(whole, textAt(limitsYears[0] as number), textAt(limitsYears.at(-1) as number))) return false;
  if (deepestLevel <= UPPER) return true;
  const way: number[] = [];
  let level = whole;
  for (const turn of turns) {
    if (level.length === 0) return true;
    way.push(turn % level.length);
    level = level[turn % level.length]?.periods ?? [];
  }
  const span = spanAt(dasha, way);
  return tile(written(dashaOfSpan(dasha, span), LOWER, textAt), textAt(span.startYears), textAt(span.endYears));
}
