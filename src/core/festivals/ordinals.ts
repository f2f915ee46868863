import { cached } from '../lazy.js';
import { lunarMonthOf } from '../panchanga/lunarMonths.js';
import { lunarYearOf, type YearRules } from '../panchanga/lunarYears.js';
import type { FestivalCalendar, FestivalDay } from './festivals.js';
import type { Occurrence } from './occurrence.js';

/** Which of the days of a row in a lunar year an occurrence is: the same whatever date it has. */
export interface Ordinal {
  /** Elapsed Kali year. */
  readonly kali: number;
  /** 1 the first in that year. */
  readonly ordinal: number;
}

/**
 * Numbers the days of each row within their lunar year, those of adhika months apart. The pass of the calendar must
 * contain the whole lunar year of a day.
 */
export function ordinalsOf(calendar: FestivalCalendar, rules: YearRules): (festival: FestivalDay) => Ordinal {
  const { luminaries, where } = calendar.almanac.sky;
  const years = new Map<number, number>();
  const kaliOf = ({ day }: Occurrence): number =>
    cached(years, day.index, () => {
      const month = lunarMonthOf(luminaries, day.sun.sunriseJdUt);
      return lunarYearOf(luminaries, month, where.clock, rules).kali;
    });
  const groupOf = (one: Occurrence): string => `${kaliOf(one)} ${one.lunation?.isAdhika ?? false}`;
  return ({ row, occurrence }) => {
    const group = groupOf(occurrence);
    const same = calendar.occurrencesOf(row.id).filter((one) => groupOf(one) === group);
    return { kali: kaliOf(occurrence), ordinal: same.indexOf(occurrence) + 1 };
  };
}
