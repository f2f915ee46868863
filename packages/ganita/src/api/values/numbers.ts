import { timeText } from '@ganita/core/time/civilText.js';
import { civilOf, HOURS_PER_DAY, julianDayUt } from '@ganita/core/time/julianDay.js';
import { DEGREES_PER_SIGN } from '@ganita/core/zodiac/signs.js';

const STEPS_PER_UNIT = 1e6;

/** Round to 6 decimals for output. */
export const round6 = (x: number): number => Math.round(x * STEPS_PER_UNIT) / STEPS_PER_UNIT + 0;

/** Round to 8 decimals: the ayanamsa and the Julian day. */
export const round8 = (x: number): number => Math.round(x * 1e8) / 1e8 + 0;

/** A share of a whole in percent, to two decimals. */
export const percentageOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

/** Round to 6 decimals, but never up to the open bound: 29.9999999 prints 29.999999. */
export function roundBelow(x: number, bound: number): number {
  const rounded = round6(x);
  return rounded >= bound ? (bound * STEPS_PER_UNIT - 1) / STEPS_PER_UNIT : rounded;
}

/** A longitude 0 <= x < 360 split into sign and degrees after rounding, so that both figures always agree. */
export function splitLongitude(longitudeDeg: number): { absolute: number; inSign: number } {
  const sign = Math.floor(longitudeDeg / DEGREES_PER_SIGN);
  const inSign = roundBelow(longitudeDeg - sign * DEGREES_PER_SIGN, DEGREES_PER_SIGN);
  return { inSign, absolute: round6(sign * DEGREES_PER_SIGN + inSign) };
}

/** Midnight of some day, from which a length of less than a day reads as a time. */
const MIDNIGHT = julianDayUt(2_451_544.5);

/** A length of less than a day as `HH:MM:SS` and in hours, both null where there is none. */
export const durationRecord = <N extends string>(name: N, days: number | null) =>
  ({
    [name]: days === null ? null : timeText(civilOf(julianDayUt(MIDNIGHT + days), 0)),
    [`${name}_hours`]: days === null ? null : round6(days * HOURS_PER_DAY),
  }) as Readonly<Record<N, string | null> & Record<`${N}_hours`, number | null>>;
