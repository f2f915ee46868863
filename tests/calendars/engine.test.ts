import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as calendars from '@ganita/calendars/index.js';
import type { LunarCalendar } from '@ganita/calendars/lunarCalendar.js';
import type { MonthCalendar } from '@ganita/calendars/monthCalendar.js';
import { REGIONAL_CALENDARS, type SolarCalendar } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { RegionalCalendars } from '@ganita/core/regionalCalendars/regionalDates.js';
import { monthsByRule, type SolarMonths } from '@ganita/core/regionalCalendars/regionalSolarMonths.js';
import { dateOfDay, daysSince2000, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { describe, expect, it } from 'vitest';
import { engineAt, NEW_DELHI, placeAt } from '../../tools/calendars/drikTables.js';
import { nameFiles } from '../../tools/calendars/monthNames.js';
import { cases } from '../cases.js';

const dayOf = (year: number, month: number, day: number): number => daysSince2000({ year, month, day });
const [FIRST, LAST] = [dayOf(1900, 1, 1), dayOf(2100, 12, 31)];

/** A month of the package, as the engine counts its sankranti. */
const numberOf = (months: SolarMonths, calendar: MonthCalendar<string, string>, year: number, at: number): number => {
  const first = calendar.monthsOf(year)[at]?.first;
  if (first === undefined) throw new Error('a year has twelve months');
  return months.monthOf(first);
};

const SOLAR = [
  ['tamil', calendars.tamil, placeAt(13.0827, 80.2707)],
  ['malayalam', calendars.malayalam, placeAt(8.5241, 76.9366)],
  ['bengali', calendars.bengali, placeAt(22.5726, 88.3639)],
  ['assamese', calendars.assamese, placeAt(26.1445, 91.7362)],
  ['odia', calendars.odia, placeAt(20.2961, 85.8245)],
] as const;

describe('the calendars of the package', () => {
  it.each(SOLAR)('have the months of the engine in %s, 1900 to 2100, with their margins', async (id, solar, place) => {
    const calendar = solar as unknown as MonthCalendar<string, string>;
    const { sky } = await engineAt(place);
    // The engine's Tamil month is by the geometric Sun; the package has one table, of the apparent one.
    const row: SolarCalendar = { ...REGIONAL_CALENDARS[id], sun: 'requested' };
    const months = monthsByRule(sky, row);
    let compared = 0;
    for (let year = calendar.years.first; year <= calendar.years.last; year += cases(5, 1)) {
      const own = calendar.monthsOf(year);
      const start = numberOf(months, calendar, year, 0);
      for (const [at, { first, id: month, marginMinutes }] of own.entries()) {
        const number = start + at;
        expect(months.firstDate(number), `${id} ${year} ${month}`).toEqual(first);
        expect(row.months[((number % 12) + 12) % 12]).toBe(month);
        const margin = months.entry(number).marginDays * MINUTES_PER_DAY;
        expect(Math.abs(margin - (marginMinutes as number))).toBeLessThan(0.1);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(cases(480, 2400));
  });

  it('have the years of the engine', async () => {
    const engine = await engineAt(NEW_DELHI);
    const date = { year: 2026, month: 11, day: 24 };
    for (const [id, calendar] of [...SOLAR, ['nepali', calendars.bikramSambat] as const])
      expect(engine.dateIn(id, date)).toMatchObject({ year: yearIn(id, calendar.fromGregorian(date).year) });
    expect(engine.dateIn('saka_civil', date)).toMatchObject(numbered(calendars.indianNational.fromGregorian(date)));
  });

  it('have the lunar dates of the engine on every day of 1900 to 2100', async () => {
    const engine = await engineAt(NEW_DELHI);
    const days = LAST - FIRST + 1;
    const step = Math.floor(days / cases(60, 1));
    const faults: string[] = [];
    for (let start = FIRST; start <= LAST; start += step) {
      const end = Math.min(LAST, start + cases(30, days) - 1);
      for (let day = start; day <= end; day++) faults.push(...lunarFaults(engine, day));
    }
    expect(faults).toEqual([]);
  });

  it('have the national calendar of the engine on every day', async () => {
    const engine = await engineAt(NEW_DELHI);
    for (let day = dayOf(1957, 3, 22); day <= LAST; day += cases(7, 1)) {
      const date = dateOfDay(day);
      expect(engine.dateIn('saka_civil', date)).toMatchObject(numbered(calendars.indianNational.fromGregorian(date)));
    }
  });

  it('have names as the package of words has them', () => {
    const folder = join(import.meta.dirname, '..', '..', 'packages', 'calendars', 'src', 'names');
    const words = (text: string): readonly string[] => text.match(/'[^']*'/gu) ?? [];
    for (const [name, text] of nameFiles('')) {
      expect(words(readFileSync(join(folder, name), 'utf8')), name).toEqual(words(text));
    }
  });
});

/** The number of the Amli year changes within its first half; the package has the one that runs on Baisakha 1. */
const yearIn = (id: string, year: number): number => (id === 'odia' ? year + 1 : year);

const numbered = ({ year, month, day }: calendars.CalendarDate) => ({ year, monthNumber: month, day });

const LUNAR = [
  ['telugu_kannada', calendars.amanta],
  ['north_indian', calendars.purnimanta],
  ['gujarati', calendars.gujarati],
] as const satisfies readonly (readonly [string, LunarCalendar])[];

/** Where the date of a day in a lunar calendar is not that of the engine. */
function lunarFaults(engine: RegionalCalendars, day: number): readonly string[] {
  const date = dateOfDay(day);
  return LUNAR.flatMap(([id, calendar]) => {
    const { year, month, isAdhika, paksha, day: tithi, isRepeated } = calendar.fromGregorian(date);
    const found = engine.dateIn(id, date);
    const own = JSON.stringify([year, month, tithi, paksha, isAdhika, isRepeated]);
    const other = JSON.stringify([
      found?.year,
      found?.monthNumber,
      found?.day,
      found?.lunar?.paksha,
      found?.lunar?.isAdhika,
      found?.lunar?.isRepeated,
    ]);
    return own === other ? [] : [`${id} ${JSON.stringify(date)}: ${own}, the engine ${other}`];
  });
}
