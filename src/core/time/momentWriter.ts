import { dateText } from './civilText.js';
import { dateOfDay, type JulianDayUt, SECONDS_PER_DAY } from './julianDay.js';

/** Writes a moment as `YYYY-MM-DDTHH:MM:SS`, to the nearest second. */
export type MomentWriter = (jd: JulianDayUt) => string;

const JD_OF_2000 = 2_451_544.5;
const TWO_DIGITS: readonly string[] = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/**
 * The same text as `momentText` on one clock, for answers with hundreds of moments: the text of a date is made once
 * and kept by this writer.
 */
export function momentWriter(offsetHours: number): MomentWriter {
  const dates = new Map<number, string>();
  return (jd) => {
    const seconds = Math.round((jd - JD_OF_2000) * SECONDS_PER_DAY + offsetHours * 3600);
    const day = Math.floor(seconds / SECONDS_PER_DAY);
    const rest = seconds - day * SECONDS_PER_DAY;
    let date = dates.get(day);
    if (date === undefined) {
      date = dateText(dateOfDay(day));
      dates.set(day, date);
    }
    const minutes = Math.floor(rest / 60);
    const hour = TWO_DIGITS[Math.floor(minutes / 60)];
    return `${date}T${hour}:${TWO_DIGITS[minutes % 60]}:${TWO_DIGITS[rest % 60]}`;
  };
}
