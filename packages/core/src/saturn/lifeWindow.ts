import type { Ephemeris } from '../ephemeris/ephemeris.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** A year of the grouping of stays and of the length of a life. */
export const YEAR_DAYS = 365.25;

/** The years of a life for which cycles are listed (docs/rules/07-panchang-calendar-transits.md#section-14). */
const LIFE_YEARS = 100;

/** Longer than any cycle of Saturn: the longest sade sati lasts some nine years. */
const MAX_CYCLE_YEARS = 13;

/** A birth and the hundred years after it. */
export const lifeOf = (birthJdUt: JulianDayUt): Interval => ({
  startJdUt: birthJdUt,
  endJdUt: julianDayUt(birthJdUt + LIFE_YEARS * YEAR_DAYS),
});

/** A window that contains every cycle overlapping `window` as a whole, within the range of the ephemeris. */
export const cycleSearchWindow = (window: Interval, { range }: Pick<Ephemeris, 'range'>): Interval => ({
  startJdUt: julianDayUt(Math.max(range.fromJdUt, window.startJdUt - MAX_CYCLE_YEARS * YEAR_DAYS)),
  endJdUt: julianDayUt(Math.min(range.toJdUt, window.endJdUt + MAX_CYCLE_YEARS * YEAR_DAYS)),
});
