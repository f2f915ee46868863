import type { Rules } from '../rules/rules.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY, SECONDS_PER_DAY } from './julianDay.js';

/** Precision of the moments of a response. */
export type PrintedRounding = Rules['printed_rounding'];

/** Midnight UT at the start of 2000-01-01. */
const MIDNIGHT_2000 = 2_451_544.5;
/** A Julian day is exact to some 40 microseconds, so a whole minute may seem to be this much earlier. */
const GRAIN_MINUTES = 1e-5;

/** The rounded moment that is written for a moment, on a clock `offsetHours` ahead of UTC. */
export function printedMoment(jdUt: JulianDayUt, offsetHours: number, rounding: PrintedRounding): JulianDayUt {
  if (rounding === 'nearest_second') return jdUt;
  const minutes = (jdUt - MIDNIGHT_2000) * MINUTES_PER_DAY + offsetHours * 60;
  const whole = rounding === 'nearest_minute' ? Math.round(minutes) : Math.floor(minutes + GRAIN_MINUTES);
  return julianDayUt(MIDNIGHT_2000 + (whole - offsetHours * 60) / MINUTES_PER_DAY);
}

const EARLY_SECONDS: Readonly<Record<PrintedRounding, number>> = {
  nearest_second: 0.5,
  nearest_minute: 30,
  seconds_cut_off: 0,
};

/** How long before midnight a moment is already written with the date of the next day, in days. */
export const writtenEarlyDays = (rounding: PrintedRounding): number => EARLY_SECONDS[rounding] / SECONDS_PER_DAY;
