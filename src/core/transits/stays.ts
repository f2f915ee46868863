import type { Interval } from '../panchanga/spans.js';
import { julianDayUt } from '../time/julianDay.js';
import type { Graha } from '../zodiac/grahas.js';
import { enteredPart, leftPart } from './crossing.js';
import { type Division, partAt } from './divisions.js';
import type { GrahaPaths } from './grahaPaths.js';

/** Unbroken time in one part of the zodiac. */
export interface Stay extends Interval {
  /** 0..parts-1 of the division asked for */
  readonly part: number;
}

/** Where a graha was throughout a window: stays that follow each other without a gap, cut at both ends of the window. */
export function staysOf(paths: GrahaPaths, graha: Graha, division: Division, window: Interval): readonly Stay[] {
  const crossings = paths
    .of(graha)
    .crossings(division, window)
    .filter(({ jdUt }) => jdUt > window.startJdUt);
  const [first] = crossings;
  // Without a crossing the graha is in one part throughout; in the middle it is farthest from an edge of the window.
  const middle = julianDayUt((window.startJdUt + window.endJdUt) / 2);
  const part =
    first === undefined ? partAt(division, paths.observatory.longitudeDeg(graha, middle)) : leftPart(division, first);
  const starts = [
    { part, startJdUt: window.startJdUt },
    ...crossings.map((crossing) => ({ part: enteredPart(division, crossing), startJdUt: crossing.jdUt })),
  ];
  return starts.map((start, index) => ({ ...start, endJdUt: starts[index + 1]?.startJdUt ?? window.endJdUt }));
}
