import { describe, expect, it } from 'vitest';
import { dateOfDay, daysSince2000 } from '../time/julianDay.js';
import { tibetanDate, tibetanDates } from './tibetanDates.js';

/** The date of a day of a Tibetan month of the year that begins in a civil year. */
function dateOf(civilYear: number, month: number, day: number): string {
  const { year, month: civilMonth, day: civilDay } = dateOfDay(tibetanDate(civilYear + 127, month, day));
  return `${year}-${String(civilMonth).padStart(2, '0')}-${String(civilDay).padStart(2, '0')}`;
}

/** Sources: lists of holidays of the Government of Sikkim, and of festivals of the monasteries of Ladakh. */
const PRINTED: readonly (readonly [year: number, month: number, day: number, date: string])[] = [
  // Sikkim: Losar, Saga Dawa, Drukpa Tseshi, Trungkar Tsechu, Pang Lhabsol, Lhabab Duchen, Losoong.
  ...([
    [2017, 1, 1, '2017-02-27'],
    [2017, 4, 15, '2017-06-09'],
    [2017, 6, 4, '2017-07-27'],
    [2017, 6, 10, '2017-08-02'],
    [2017, 7, 15, '2017-09-06'],
    [2017, 9, 22, '2017-11-10'],
    [2017, 11, 1, '2017-12-19'],
    [2021, 1, 1, '2021-02-12'],
    [2021, 4, 15, '2021-05-26'],
    [2021, 6, 4, '2021-07-14'],
    [2021, 6, 10, '2021-07-19'],
    [2021, 7, 15, '2021-08-22'],
    [2025, 1, 1, '2025-02-28'],
    [2025, 4, 15, '2025-06-11'],
    [2025, 6, 4, '2025-07-28'],
    [2025, 6, 10, '2025-08-04'],
    [2025, 7, 15, '2025-09-07'],
    [2025, 9, 22, '2025-11-11'],
    [2025, 11, 1, '2025-12-20'],
  ] as const),
  // Ladakh: Matho Nagrang, Yuru Kabgyat, Hemis Tsechu, Galdan Namchot, Losar, Dosmoche.
  ...([
    [2023, 1, 14, '2023-03-06'],
    [2024, 1, 14, '2024-02-23'],
    [2025, 1, 14, '2025-03-13'],
    [2026, 1, 14, '2026-03-02'],
    [2023, 4, 27, '2023-06-15'],
    [2024, 4, 27, '2024-06-03'],
    [2025, 4, 27, '2025-06-22'],
    [2026, 4, 27, '2026-06-12'],
    [2023, 5, 10, '2023-06-28'],
    [2024, 5, 10, '2024-06-16'],
    [2025, 5, 10, '2025-07-05'],
    [2026, 5, 10, '2026-06-24'],
    [2021, 10, 25, '2021-12-29'],
    [2022, 10, 25, '2022-12-18'],
    [2023, 10, 25, '2023-12-07'],
    [2024, 10, 25, '2024-12-25'],
    [2014, 11, 1, '2014-12-22'],
    [2021, 11, 1, '2022-01-03'],
    [2023, 11, 1, '2023-12-13'],
    [2024, 11, 1, '2024-12-31'],
    [2022, 12, 28, '2023-02-18'],
    [2024, 12, 28, '2025-02-26'],
    [2025, 12, 28, '2026-02-15'],
  ] as const),
];

describe('the Tibetan calendar', () => {
  it(`has the ${PRINTED.length} dates that Sikkim and Ladakh have printed`, () => {
    expect(PRINTED.map(([year, month, day]) => dateOf(year, month, day))).toEqual(PRINTED.map(([, , , date]) => date));
  });

  it('lists each date of a day between two dates once', () => {
    const [first, last] = [
      { year: 2020, month: 1, day: 1 },
      { year: 2029, month: 12, day: 31 },
    ].map(daysSince2000) as [number, number];
    const losars = tibetanDates(1, 1, first, last);
    expect(losars).toHaveLength(10);
    const only = losars[3] as number;
    expect(tibetanDates(1, 1, only, only)).toEqual([only]);
    expect(tibetanDates(1, 1, only + 1, only + 300)).toEqual([]);
  });
});
