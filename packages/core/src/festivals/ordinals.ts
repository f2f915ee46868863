import { cached, perKey } from '../lazy.js';
import { lunarMonthOf } from '../panchanga/lunarMonths.js';
import { lunarYearOf, type YearRules } from '../panchanga/lunarYears.js';
import type { FestivalId } from './festivalCatalogue.js';
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
  const ordinalsOfRow = perKey((id: FestivalId): ReadonlyMap<Occurrence, number> => {
    const counts = new Map<string, number>();
    return new Map(
      calendar.occurrencesOf(id).map((one) => {
        const group = `${kaliOf(one)} ${one.lunation?.isAdhika ?? false}`;
        const ordinal = (counts.get(group) ?? 0) + 1;
        counts.set(group, ordinal);
        return [one, ordinal];
      }),
    );
  });
  return ({ row, occurrence }) => ({
    kali: kaliOf(occurrence),
    ordinal: ordinalsOfRow(row.id).get(occurrence) as number,
  });
}
