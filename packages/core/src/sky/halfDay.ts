import type { SiderealDegrees } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import type { DayFrame } from './dayFrame.js';
import type { Observatory } from './observatory.js';

/**
 * Ghatikas after sunrise (day) or sunset (night) at which Maandi rises, by the weekday of the sunrise
 * (Phaladeepika; docs/rules/02-points-and-arudhas.md#section-3). A ghatika is a thirtieth of that day or night.
 */
const MAANDI_GHATIKAS: Readonly<Record<'day' | 'night', Readonly<Record<Weekday, number>>>> = {
  day: { Sunday: 26, Monday: 22, Tuesday: 18, Wednesday: 14, Thursday: 10, Friday: 6, Saturday: 2 },
  night: { Sunday: 10, Monday: 6, Tuesday: 2, Wednesday: 26, Thursday: 22, Friday: 18, Saturday: 14 },
};

/** The day or the night that contains a moment. */
export interface HalfDay {
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
}

/** Parts of a day or a night. */
export const DAY_PARTS = 8;
/** Points at the start, middle and end of parts: sixteenths of the half-day, both ends included. */
export const HALF_PARTS = 2 * DAY_PARTS;
export const GHATIKAS = 30;

/** The day (sunrise to sunset) of a day birth, the night (sunset to the next sunrise) of a night birth. */
export const halfDayOf = (frame: DayFrame): HalfDay =>
  frame.isDayBirth
    ? { startJdUt: frame.sunriseJdUt, endJdUt: frame.sunsetJdUt }
    : { startJdUt: frame.sunsetJdUt, endJdUt: frame.nextSunriseJdUt };

/** The moment at a share (0..1) of a half-day. */
export const momentOfHalfDay = ({ startJdUt, endJdUt }: HalfDay, share: number): JulianDayUt =>
  julianDayUt(startJdUt + share * (endJdUt - startJdUt));

/** Ghatikas after the start of the half-day at which Maandi rises. */
export const maandiGhatikas = (frame: DayFrame): number =>
  MAANDI_GHATIKAS[frame.isDayBirth ? 'day' : 'night'][weekdayAt(frame.weekday)];

/**
 * Ascendants of the birth's day or night at which the upagrahas rise (docs/rules/02-points-and-arudhas.md#section-3).
 */
export interface HalfDayAscendants {
  /** Seventeen: at the start, middle and end of the eight parts, the end of a part is the start of the next. */
  readonly sixteenthsDeg: readonly SiderealDegrees[];
  /** At the ghatika of Maandi. */
  readonly maandiGhatikaDeg: SiderealDegrees;
}

export function halfDayAscendants(
  observatory: Pick<Observatory, 'ascendantDeg'>,
  frame: DayFrame,
  place: GeoPlace,
): HalfDayAscendants {
  const halfDay = halfDayOf(frame);
  const risingAt = (share: number): SiderealDegrees => observatory.ascendantDeg(momentOfHalfDay(halfDay, share), place);
  return {
    sixteenthsDeg: Array.from({ length: HALF_PARTS + 1 }, (_, index) => risingAt(index / HALF_PARTS)),
    maandiGhatikaDeg: risingAt(maandiGhatikas(frame) / GHATIKAS),
  };
}
