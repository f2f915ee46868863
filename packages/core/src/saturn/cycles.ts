import { type Interval, overlapsClosed } from '../time/interval.js';
import type { GrahaPaths } from '../transits/grahaPaths.js';
import { type Stay, staysOf } from '../transits/ingresses.js';
import { DEGREES_PER_SIGN, type Sign, signFrom, signIndex } from '../zodiac/signs.js';
import { cycleSearchWindow, YEAR_DAYS } from './lifeWindow.js';

/** Consecutive parts of the zodiac, 30 degrees each, in which a stay of Saturn counts. */
export interface SaturnZone {
  /** Start of the first part, degrees. */
  readonly startDeg: number;
  readonly parts: 1 | 3;
}

/**
 * The stays of Saturn in a zone that are less than three years apart
 * (docs/rules/07-panchang-calendar-transits.md#section-14).
 */
export interface SaturnCycle extends Interval {
  /** Stays in time order; `part` 0 is the first part of the zone. */
  readonly segments: readonly Stay[];
  /** Gaps between the stays. */
  readonly interruptions: readonly Interval[];
  /** False if the ephemeris starts (1800) or ends (2400) within the cycle; its own start or end is then unknown. */
  readonly startIsKnown: boolean;
  readonly endIsKnown: boolean;
}

const TOGETHER_DAYS = 3 * YEAR_DAYS;

/** Sade sati by signs: the 12th, 1st and 2nd from a sign. */
export const sadeSatiBySign = (moonSign: Sign): SaturnZone => ({
  startDeg: DEGREES_PER_SIGN * signIndex(signFrom(moonSign, 12)),
  parts: 3,
});

/** Sade sati by degrees: from 45 degrees before the natal Moon to 45 after it. */
export const sadeSatiByDegree = (moonDeg: number): SaturnZone => ({ startDeg: moonDeg - 45, parts: 3 });

/** One sign, counted inclusively from another. */
export const houseZone = (from: Sign, house: number): SaturnZone => ({
  startDeg: DEGREES_PER_SIGN * signIndex(signFrom(from, house)),
  parts: 1,
});

/** Every cycle in a zone that overlaps a window, in time order; cycles are not cut at the window. */
export function cyclesOverlapping(paths: GrahaPaths, zone: SaturnZone, window: Interval): readonly SaturnCycle[] {
  const span = cycleSearchWindow(window, paths.observatory.ephemeris);
  const division = { parts: 12, originDeg: zone.startDeg, boundaries: zone.parts + 1 };
  const stays = staysOf(paths, 'Saturn', division, span);
  return groupsOf(stays.filter(({ part }) => part < zone.parts))
    .map((segments) => cycleOf(segments, span))
    .filter((cycle) => overlapsClosed(cycle, window));
}

function groupsOf(stays: readonly Stay[]): readonly (readonly [Stay, ...Stay[]])[] {
  const groups: [Stay, ...Stay[]][] = [];
  for (const stay of stays) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && stay.startJdUt - before.endJdUt < TOGETHER_DAYS)
      group.push(stay);
    else groups.push([stay]);
  }
  return groups;
}

function cycleOf(segments: readonly [Stay, ...Stay[]], span: Interval): SaturnCycle {
  const [{ startJdUt }] = segments;
  const endJdUt = segments.reduce((latest, stay) => Math.max(latest, stay.endJdUt), 0) as Stay['endJdUt'];
  const interruptions = segments.slice(1).flatMap((stay, index) => {
    const before = segments[index] as Stay;
    return stay.startJdUt > before.endJdUt ? [{ startJdUt: before.endJdUt, endJdUt: stay.startJdUt }] : [];
  });
  return {
    startJdUt,
    endJdUt,
    segments,
    interruptions,
    startIsKnown: startJdUt > span.startJdUt,
    endIsKnown: endJdUt < span.endJdUt,
  };
}
