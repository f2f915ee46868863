import { dateOfDay, type JulianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';

/** Bytes of `YYYY-MM-DDTHH:MM:SS`. */
export const MOMENT_BYTES = 'YYYY-MM-DDTHH:MM:SS'.length;

const [ZERO, DASH, COLON, LETTER_T] = [48, 45, 58, 84] as const;
const YEARS_OF_FOUR_DIGITS = 10_000;
const MIDNIGHT_2000 = 2_451_544.5;

/** Both digits of the whole numbers 0 to 99, the first in the higher byte. */
const DIGITS = Uint16Array.from(
  { length: 100 },
  (_, value) => (ZERO + Math.floor(value / 10)) * 256 + ZERO + (value % 10),
);
const digits = (value: number): number => DIGITS[value] as number;

/**
 * Write a moment on a clock `offsetHours` ahead of UTC, `YYYY-MM-DDTHH:MM:SS` to the nearest second, in `MOMENT_BYTES`
 * bytes. Throws RangeError for years that do not have four digits.
 */
export function writeMoment(to: DataView, at: number, jd: JulianDayUt, offsetHours: number): void {
  const seconds = Math.round((jd - MIDNIGHT_2000) * SECONDS_PER_DAY + offsetHours * 3600);
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const { year, month, day } = dateOfDay(days);
  if (!(year >= 0 && year < YEARS_OF_FOUR_DIGITS)) throw new RangeError(`the year ${year} has not four digits`);
  const ofDay = seconds - days * SECONDS_PER_DAY;
  const century = Math.floor(year / 100);
  const hour = Math.floor(ofDay / 3600);
  const ofHour = ofDay - hour * 3600;
  const minute = Math.floor(ofHour / 60);
  to.setUint16(at, digits(century));
  to.setUint16(at + 2, digits(year - century * 100));
  to.setUint8(at + 4, DASH);
  to.setUint16(at + 5, digits(month));
  to.setUint8(at + 7, DASH);
  to.setUint16(at + 8, digits(day));
  to.setUint8(at + 10, LETTER_T);
  to.setUint16(at + 11, digits(hour));
  to.setUint8(at + 13, COLON);
  to.setUint16(at + 14, digits(minute));
  to.setUint8(at + 16, COLON);
  to.setUint16(at + 17, digits(ofHour - minute * 60));
}
