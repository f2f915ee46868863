import { readFileSync } from 'node:fs';
import { PROCLAIMED_DIFFERENCES } from '@ganita/calendars/bikramSambat.data.js';
import { bikramMonthByRule } from '@ganita/calendars/bikramSambatMonths.js';
import { panchangDay } from '@ganita/core/panchanga/panchangDay.js';
import {
  REGIONAL_CALENDAR_IDS,
  REGIONAL_CALENDARS,
  type RegionalCalendarId,
} from '@ganita/core/regionalCalendars/calendars.data.js';
import { datesOf, type WantedDate } from '@ganita/core/regionalCalendars/datesOf.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { regionalDates } from '@ganita/core/regionalCalendars/regionalDates.js';
import { monthsByRule } from '@ganita/core/regionalCalendars/regionalSolarMonths.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { addDays, civilOf, dateOfDay, daysSince2000, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../../tests/cases.js';
import { checkConsecutiveDates } from './days.js';
import { at, dateOf, KATHMANDU, type Opened, openCalendars, PLACES, UJJAIN } from './opened.js';

let opened: Opened;
beforeAll(async () => {
  opened = await openCalendars();
});

/** A date of 1950 to 2100, as days since 2000. */
const someDay = fc.integer({ min: daysSince2000(dateOf('1950-01-01')), max: daysSince2000(dateOf('2100-12-31')) });
const somePlace = fc.constantFrom(...PLACES);

const wantedOf = ({ calendar, year, month, day, lunar }: RegionalDate): WantedDate => ({
  calendar,
  year,
  month,
  day,
  paksha: lunar?.paksha ?? null,
  isAdhika: lunar?.isAdhika ?? false,
});

describe('dates of the regional calendars', () => {
  it.each([
    ['2026-01-14', 'tamil', 2057, 'thai', 1],
    ['2026-04-14', 'tamil', 2057, 'chithirai', 1],
    ['2026-08-03', 'tamil', 2057, 'aadi', 18],
    ['2026-08-17', 'malayalam', 1202, 'chingam', 1],
    ['2026-04-15', 'bengali', 1433, 'boishakh', 1],
    ['2023-04-15', 'bengali', 1430, 'boishakh', 1],
    ['2026-05-09', 'bengali', 1433, 'boishakh', 25],
    ['2026-01-15', 'assamese', 1432, 'magh', 1],
    ['2026-04-14', 'odia', 1433, 'baisakha', 1],
    ['2023-04-14', 'nepali', 2080, 'baisakh', 1],
    ['2025-03-30', 'telugu_kannada', 1947, 'chaitra', 1],
    ['2025-03-30', 'north_indian', 2082, 'chaitra', 1],
    ['2025-10-22', 'gujarati', 2082, 'kartika', 1],
    ['2025-10-22', 'vira_nirvana', 2552, 'kartika', 1],
    ['1957-03-22', 'saka_civil', 1879, 'chaitra', 1],
    ['2024-03-21', 'saka_civil', 1946, 'chaitra', 1],
    ['2025-03-21', 'saka_civil', 1946, 'phalguna', 30],
  ] as const)('%s is in %s %i %s %i', (text, id, year, month, day) => {
    const { dateIn } = opened.open(UJJAIN);
    expect(dateIn(id, dateOf(text))).toMatchObject({ calendar: id, year, month, day });
  });

  it('name the year of the Tamil calendar from Chithirai, and count it from Thai', () => {
    const { dateIn } = opened.open(UJJAIN);
    const on = (text: string) => dateIn('tamil', dateOf(text));
    expect(on('2026-01-14')).toMatchObject({ year: 2057, samvatsara: { name: 'vishvavasu' } });
    expect(on('2026-04-14')).toMatchObject({ year: 2057, samvatsara: { name: 'parabhava' } });
  });

  it('are null in the national calendar before it was introduced', () => {
    expect(opened.open(UJJAIN).dateIn('saka_civil', dateOf('1957-03-21'))).toBeNull();
  });

  // 1963 and 1983 have a kshaya month, 2026 and 2029 an adhika one (in 2029 it is Chaitra). Each is at another place here,
  // and every year at every place in `regionalDates.long.test.ts`.
  it.each([
    ['1963-01-01', 500],
    ['1982-09-01', 400],
    ['2025-12-01', 400],
    ['2028-12-01', 400],
  ] as const)('follow each other without a gap on every day, from %s for %i days', (from, days) => {
    const place = PLACES[Number(from.slice(0, 4)) % PLACES.length] ?? UJJAIN;
    checkConsecutiveDates(opened.open(place), dateOf(from), days);
  });

  it('are the same whichever dates were computed before', () => {
    fc.assert(
      fc.property(somePlace, fc.array(someDay, { minLength: 2, maxLength: 4 }), (place, days) => {
        const used = opened.open(place);
        const shared = days.map((day) => regionalDates(used, dateOfDay(day), REGIONAL_CALENDAR_IDS));
        const alone = days.map((day) => regionalDates(opened.open(place), dateOfDay(day), REGIONAL_CALENDAR_IDS));
        const withoutMoments = (list: unknown): unknown =>
          JSON.parse(JSON.stringify(list, (key, value) => (key === 'entry' ? undefined : value)));
        expect(withoutMoments(shared)).toEqual(withoutMoments(alone));
      }),
      { numRuns: cases(5, 15) },
    );
  });

  it('have the months and years of the panchanga of the day', () => {
    fc.assert(
      fc.property(somePlace, someDay, (place, day) => {
        const date = dateOfDay(day);
        const { dateIn } = opened.open(place);
        const panchang = panchangDay(opened.observatory, date, place, DAILY_RULES);
        const { lunarMonth, lunarYear, solarMonth, spans } = panchang;
        expect(dateIn('tamil', date)).toMatchObject({ month: solarMonth.month, day: solarMonth.day });
        const lunar = { tithi: spans.tithi[0]?.number, isAdhika: lunarMonth.isAdhika, paksha: lunarMonth.paksha };
        const south = { month: lunarMonth.amanta, year: lunarYear.shaka, samvatsara: lunarYear.shakaSamvatsara };
        expect(dateIn('telugu_kannada', date)).toMatchObject({ ...south, lunar });
        const north = { month: lunarMonth.purnimanta, year: lunarYear.vikramChaitradi };
        expect(dateIn('north_indian', date)).toMatchObject({ ...north, samvatsara: lunarYear.vikramSamvatsara, lunar });
        expect(dateIn('gujarati', date)).toMatchObject({ month: lunarMonth.amanta, year: lunarYear.vikramKartikadi });
      }),
      { numRuns: cases(20, 60) },
    );
  });
});

describe('a date of a regional calendar', () => {
  it('leads back to the date that it was converted from, in every calendar', () => {
    fc.assert(
      fc.property(somePlace, someDay, (place, day) => {
        const calendars = opened.open(place);
        const date = dateOfDay(day);
        for (const [, converted] of regionalDates(calendars, date, REGIONAL_CALENDAR_IDS)) {
          if (converted === null) continue;
          const { dates } = datesOf(calendars, wantedOf(converted));
          expect(dates.map(dateText), JSON.stringify(converted)).toContain(dateText(date));
          for (const one of dates) {
            const again = calendars.dateIn(converted.calendar, one);
            expect(again && wantedOf(again)).toEqual(wantedOf(converted));
          }
        }
      }),
      { numRuns: cases(25, 80) },
    );
  });

  const found = (id: RegionalCalendarId, rest: Partial<WantedDate>) => {
    const { dates, hasMonth } = datesOf(opened.open(UJJAIN), {
      calendar: id,
      year: 1948,
      month: 'chaitra',
      day: 1,
      paksha: null,
      isAdhika: false,
      ...rest,
    });
    return [dates.map(dateText), hasMonth];
  };

  it('is two dates where two sunrises are in one tithi, and none where no sunrise is', () => {
    const tithi = (day: number) => found('telugu_kannada', { paksha: 'shukla', day });
    expect(tithi(1)).toEqual([[], true]);
    expect(tithi(2)).toEqual([['2026-03-20'], true]);
    const lengths = Array.from({ length: 15 }, (_, index) => (tithi(index + 1)[0] as readonly string[]).length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(14);
    const { dateIn } = opened.open(UJJAIN);
    const year = Array.from({ length: 354 }, (_, index) => addDays(dateOf('2026-03-20'), index));
    const repeated = year.filter((date) => dateIn('telugu_kannada', date)?.lunar?.isRepeated);
    expect(repeated.length).toBeGreaterThan(3);
    for (const date of repeated) {
      const wanted = wantedOf(dateIn('telugu_kannada', date) as RegionalDate);
      expect(found('telugu_kannada', wanted)).toEqual([[dateText(addDays(date, -1)), dateText(date)], true]);
    }
  });

  it('is in the adhika month only where the year has one of that name', () => {
    expect(found('telugu_kannada', { month: 'jyeshtha', paksha: 'shukla', day: 5, isAdhika: true })).toEqual([
      ['2026-05-21'],
      true,
    ]);
    expect(found('telugu_kannada', { month: 'jyeshtha', paksha: 'shukla', day: 5 })[0]).toEqual(['2026-06-19']);
    expect(found('telugu_kannada', { month: 'ashadha', paksha: 'shukla', day: 5, isAdhika: true })).toEqual([
      [],
      false,
    ]);
  });

  it('is not in a month whose name the year skips', () => {
    expect(found('telugu_kannada', { year: 1885, month: 'margashirsha', paksha: 'shukla', day: 5 })).toEqual([
      [],
      false,
    ]);
    expect(found('telugu_kannada', { year: 1885, month: 'kartika', paksha: 'shukla', day: 5 })[1]).toBe(true);
  });

  it('is not after the last day of a solar month', () => {
    expect(found('tamil', { year: 2057, month: 'chithirai', day: 31 })).toEqual([['2026-05-14'], true]);
    expect(found('tamil', { year: 2057, month: 'chithirai', day: 32 })).toEqual([[], true]);
    expect(found('saka_civil', { day: 31 })).toEqual([[], true]);
    expect(found('saka_civil', { year: 1946, day: 31 })).toEqual([['2024-04-20'], true]);
  });

  it('may be two dates in a long year of Odisha, and none in a short one', () => {
    expect(found('odia', { year: 1433, month: 'bhadraba', day: 28 })).toEqual([['2025-09-13', '2026-09-13'], true]);
    const inShort = found('odia', { year: 1432, month: 'bhadraba', day: 28 });
    expect(inShort).toEqual([[], true]);
  });
});

describe('the months of a calendar that limits them by daylight', () => {
  it.each([-12, 14])('start by their own limit where the clock is %i hours from the Sun', (hours) => {
    const { sky } = opened.open(at(0, 0, hours));
    const { entry } = monthsByRule(sky, REGIONAL_CALENDARS.malayalam);
    for (let number = 0; number < 60; number++) expect(entry(number).marginDays).toBeGreaterThan(0);
  });
});

describe('an Odia month', () => {
  it('starts on the date of the sankranti before 21:22 of the clock, and on the next date after it', () => {
    // docs/rules/17-festivals-by-publisher-region-and-rank.md#section-1; thirty years, in which some entries fall within an hour of the limit.
    const { sky } = opened.open(UJJAIN);
    const { firstDate, entry } = monthsByRule(sky, REGIONAL_CALENDARS.odia);
    let near = 0;
    for (let number = 0; number < 360; number++) {
      const { sankrantiJdUt } = entry(number);
      const clock = civilOf(sankrantiJdUt, 5.5);
      const minutes = 60 * clock.hour + clock.minute;
      if (Math.abs(minutes - (21 * 60 + 22)) < 60) near++;
      expect(dateText(firstDate(number))).toBe(dateText(minutes < 21 * 60 + 22 ? clock : addDays(clock, 1)));
    }
    expect(near).toBeGreaterThan(10);
  });
});

describe('the months of Bikram Sambat', () => {
  const golden = JSON.parse(
    readFileSync(new URL('../../../../tests/golden/bikram_sambat_months.json', import.meta.url), 'utf8'),
  ) as {
    readonly first_days: Readonly<Record<string, string>>;
  };
  const FIRST_DAYS = Object.entries(golden.first_days).map(([key, text]) => {
    const [year, month] = key.split('-').map(Number) as [number, number];
    return { year, month, number: 12 * (year - 2057) + month - 1, first: dateOf(text) };
  });

  it('start by the rule on the published day, except the listed ones, which it misses by minutes', () => {
    const { sky } = opened.open(KATHMANDU);
    const { firstDate, entry } = monthsByRule(sky, REGIONAL_CALENDARS.nepali);
    const missed = FIRST_DAYS.flatMap(({ year, month, number, first }) => {
      const daysAfterRule = daysSince2000(first) - daysSince2000(firstDate(number));
      return daysAfterRule === 0
        ? []
        : [{ year, month, daysAfterRule, minutes: entry(number).marginDays * MINUTES_PER_DAY }];
    });
    const byTime = missed.toSorted((a, b) => a.year - b.year);
    const ofEvenYears = PROCLAIMED_DIFFERENCES.filter(({ year }) => year % 2 === 0);
    expect(byTime.map(({ minutes: _, ...row }) => row)).toEqual(ofEvenYears);
    for (const { minutes } of byTime) expect(minutes).toBeLessThan(17);
  });

  it('have, by the general rule of solar calendars, the days and moments of the package of calendars', () => {
    const { sky } = opened.open(KATHMANDU);
    const { firstDate, entry } = monthsByRule(sky, REGIONAL_CALENDARS.nepali);
    for (let number = -12 * 190; number < 12 * 390; number++) {
      const { firstDay, sankrantiJdUt, limits, marginDays } = bikramMonthByRule(number);
      const [startJdUt, endJdUt] = limits;
      expect(daysSince2000(firstDate(number))).toBe(firstDay);
      expect(entry(number)).toMatchObject({ sankrantiJdUt, limits: { startJdUt, endJdUt }, marginDays });
    }
  });

  it('start on the published day, and are predicted only outside the published years', () => {
    const { dateIn } = opened.open(KATHMANDU);
    for (const { year, month, first } of FIRST_DAYS) {
      expect(dateIn('nepali', first)).toMatchObject({ year, monthNumber: month, day: 1, isPredicted: false });
    }
    expect(dateIn('nepali', dateOf('2026-11-08'))).toMatchObject({ year: 2083, isPredicted: false });
    expect(dateIn('nepali', dateOf('1978-05-14'))).toMatchObject({ year: 2035, monthNumber: 2, isPredicted: false });
    expect(dateIn('nepali', dateOf('2027-04-14'))).toMatchObject({ year: 2084, isPredicted: true });
    expect(dateIn('nepali', dateOf('1943-04-13'))).toMatchObject({ year: 1999, isPredicted: true });
  });

  it('start by the modern Sun on other days in a quarter of the months, all of them predicted', () => {
    const { dateIn } = opened.open(KATHMANDU, { nepali_calendar: 'apparent' });
    const same = FIRST_DAYS.filter(({ month, first }) => {
      const date = dateIn('nepali', first);
      expect(date?.isPredicted).toBe(true);
      return date?.day === 1 && date.monthNumber === month;
    });
    expect(same.length).toBe(365);
  });

  it('start on the same days at every place', () => {
    const days = Array.from({ length: 50 }, (_, index) => addDays(dateOf('2000-01-05'), 211 * index));
    const daysAt = (place: (typeof PLACES)[number]) => {
      const { dateIn } = opened.open(place);
      return days.map((date) => dateIn('nepali', date)?.day);
    };
    for (const place of PLACES) expect(daysAt(place)).toEqual(daysAt(KATHMANDU));
  });
});
