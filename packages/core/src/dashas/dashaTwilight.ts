import type { JulianDayUt } from '../time/julianDay.js';

/**
 * The parts of a day and night by sunrise and sunset (BPHS; docs/rules/04-graha-dashas.md#section-4-5,
 * docs/rules/05-rasi-dashas.md#section-4-11).
 */
export const TWILIGHT_PERIODS = ['dawn', 'day', 'dusk', 'night'] as const;
export type TwilightPeriod = (typeof TWILIGHT_PERIODS)[number];

/** Sunset, sunrise, sunset and sunrise around a moment: the night before, the day and the night after. */
export interface SunMoments {
  readonly previousSunsetJdUt: JulianDayUt;
  /** At or before the moment. */
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  /** After the moment. */
  readonly nextSunriseJdUt: JulianDayUt;
}

/** The part that contains a moment, and the elapsed share of it, 0 <= x < 1. */
export interface TwilightAt {
  readonly period: TwilightPeriod;
  readonly elapsed: number;
}

/** Twilight is five ghatikas of a night of thirty. */
const NIGHT_SHARE = 5 / 30;

/** The parts around a moment, in time order, the dawns before and after it among them. */
const stretchesOf = ({
  previousSunsetJdUt,
  sunriseJdUt,
  sunsetJdUt,
  nextSunriseJdUt,
}: SunMoments): readonly (readonly [TwilightPeriod, start: number, end: number])[] => {
  const before = (sunriseJdUt - previousSunsetJdUt) * NIGHT_SHARE;
  const after = (nextSunriseJdUt - sunsetJdUt) * NIGHT_SHARE;
  return [
    ['dawn', sunriseJdUt - before, sunriseJdUt + before],
    ['day', sunriseJdUt + before, sunsetJdUt - before],
    ['dusk', sunsetJdUt - before, sunsetJdUt + after],
    ['night', sunsetJdUt + after, nextSunriseJdUt - after],
    ['dawn', nextSunriseJdUt - after, nextSunriseJdUt + after],
  ];
};

/** The moments between a sunrise and the next at which another part starts. */
export const twilightLimits = (sun: SunMoments): readonly number[] =>
  stretchesOf(sun)
    .slice(1)
    .map(([, start]) => start);

/**
 * Dawn reaches a sixth of the night before it to either side of sunrise; dusk starts as long before sunset and ends a
 * sixth of the coming night after it. If a short day makes them overlap, the earlier one has priority.
 */
export function twilightAt(sun: SunMoments, jdUt: JulianDayUt): TwilightAt {
  for (const [period, start, end] of stretchesOf(sun)) {
    if (jdUt >= start && jdUt < end) return { period, elapsed: (jdUt - start) / (end - start) };
  }
  const { sunriseJdUt, nextSunriseJdUt } = sun;
  throw new RangeError(`the moment ${jdUt} is not between the sunrises ${sunriseJdUt} and ${nextSunriseJdUt}`);
}
