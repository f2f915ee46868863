import { calendarOfBirth } from '@ganita/core/panchanga/calendarOfBirth.js';
import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { type LunarMonth, lunarMonthAt, lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { lunarYearOf } from '@ganita/core/panchanga/lunarYears.js';
import { solarMonthOf } from '@ganita/core/panchanga/solarMonths.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { addDays, type JulianDayUt, julianDayOf, julianDayUt } from '@ganita/core/time/julianDay.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Almanac, CHENNAI, openAlmanac } from './almanac.js';

let almanac: Almanac;
let observatory: Observatory;
beforeAll(async () => {
  almanac = await openAlmanac();
  observatory = openObservatory(almanac.ephemeris, DEFAULT_RULES);
});

const noon = (year: number, month: number, day: number): JulianDayUt =>
  julianDayOf({ year, month, day, hour: 12, minute: 0, second: 0 }, 0);
const monthOn = (year: number, month: number, day: number): LunarMonth =>
  lunarMonthOf(openLuminaries(observatory), noon(year, month, day));

/** Every lunar month that begins from 1900 to 2100. */
function monthsOfTwoCenturies(): readonly LunarMonth[] {
  const months: LunarMonth[] = [];
  let month = monthOn(1900, 1, 5);
  while (month.startJdUt < noon(2101, 1, 1)) {
    months.push(month);
    month = lunarMonthOf(openLuminaries(observatory), julianDayUt(month.endJdUt + 5));
  }
  return months;
}

describe('lunar months', () => {
  it('make years of twelve or thirteen from 1900 to 2100, each beginning with Chaitra', () => {
    const months = monthsOfTwoCenturies();
    const starts = months.flatMap((month, index) => {
      const before = months[index - 1];
      return before !== undefined && month.amanta === 'chaitra' && before.amanta !== 'chaitra' ? [index] : [];
    });
    expect(starts.length).toBe(201);
    const lengths = starts.slice(1).map((start, index) => start - (starts[index] as number));
    expect(new Set(lengths)).toEqual(new Set([12, 13]));
    // A name is skipped only by a kshaya month, and comes twice only after an adhika one.
    months.slice(1).forEach((month, index) => {
      const before = months[index] as LunarMonth;
      const step = before.isAdhika ? 0 : before.isKshaya ? 2 : 1;
      expect(month.amanta).toBe(lunarMonthAt(before.amantaIndex + step));
      expect(month.isNija).toBe(before.isAdhika && month.amanta === before.amanta && !month.isAdhika);
    });
  });

  it('skip Margashirsha in Kartika 1963 and Magha in Pausha 1983', () => {
    expect(monthOn(1963, 12, 1)).toMatchObject({ amanta: 'kartika', isKshaya: true, skipped: 'margashirsha' });
    expect(monthOn(1983, 1, 25)).toMatchObject({ amanta: 'pausha', isKshaya: true, skipped: 'magha' });
  });

  it('are intercalary where the Sun enters no sign: Jyeshtha 2026, and the next is its nija', () => {
    expect(monthOn(2026, 5, 25)).toMatchObject({ amanta: 'jyeshtha', isAdhika: true, isNija: false });
    expect(monthOn(2026, 6, 25)).toMatchObject({ amanta: 'jyeshtha', isAdhika: false, isNija: true });
  });

  it('are named a month ahead in the Krishna paksha by purnimanta, but not in an adhika month', () => {
    expect(monthOn(1996, 12, 7)).toMatchObject({ amanta: 'kartika', purnimanta: 'margashirsha', paksha: 'krishna' });
    expect(monthOn(1996, 11, 20)).toMatchObject({ amanta: 'kartika', purnimanta: 'kartika', paksha: 'shukla' });
    expect(monthOn(2026, 6, 8)).toMatchObject({ purnimanta: 'jyeshtha', paksha: 'krishna', isAdhika: true });
  });
});

describe('lunar years', () => {
  const yearOn = (jdUt: JulianDayUt, start: 'chaitradi' | 'purnimanta_chaitradi' | 'kartikadi') => {
    const luminaries = openLuminaries(observatory);
    const rules = resolveRules(DEFAULT_RULES, { vikram_year_start: start });
    return lunarYearOf(luminaries, lunarMonthOf(luminaries, jdUt), constantClock(5.5), rules);
  };

  it('keep their number through Phalguna and change at Chaitra Shukla 1', () => {
    expect(yearOn(noon(2023, 3, 20), 'chaitradi')).toMatchObject({ shaka: 1944, kali: 5123, vikram: 2079 });
    expect(yearOn(noon(2023, 3, 23), 'chaitradi')).toMatchObject({ shaka: 1945, kali: 5124, vikram: 2080 });
  });

  it('change their Vikram number a fortnight earlier, or half a year later, by the other starts', () => {
    expect(yearOn(noon(2023, 3, 10), 'purnimanta_chaitradi').vikram).toBe(2080);
    expect(yearOn(noon(2023, 3, 5), 'purnimanta_chaitradi').vikram).toBe(2079);
    expect(yearOn(noon(2023, 11, 10), 'kartikadi').vikram).toBe(2079);
    expect(yearOn(noon(2023, 11, 20), 'kartikadi').vikram).toBe(2080);
  });

  it('have the northern name of the first instant of their Vikram year', () => {
    expect(yearOn(noon(2023, 3, 10), 'chaitradi').vikramSamvatsara.name).toBe('rakshasa');
    expect(yearOn(noon(2023, 3, 10), 'purnimanta_chaitradi').vikramSamvatsara.name).toBe('anala');
  });

  it('begin with an adhika Chaitra', () => {
    // 2048: adhika Chaitra from March 14, nija Chaitra from April 13.
    expect(yearOn(noon(2048, 3, 20), 'chaitradi').shaka).toBe(1970);
    expect(yearOn(noon(2048, 3, 10), 'chaitradi').shaka).toBe(1969);
  });
});

describe('Tamil months', () => {
  const dateOf = (year: number, month: number, day: number) => ({ year, month, day });
  const tamil = (date: ReturnType<typeof dateOf>, method: 0 | 1 | 2 | 3) =>
    solarMonthOf(observatory, date, CHENNAI, { tamil_month_method: method });

  it('begin with Chithirai in the middle of April', () => {
    expect(tamil(dateOf(2025, 4, 14), 3)).toMatchObject({ month: 'chithirai', day: 1, sign: 'Aries' });
    expect(tamil(dateOf(2025, 4, 13), 3)).toMatchObject({ month: 'panguni', sign: 'Pisces' });
  });

  it.each([0, 1, 2, 3] as const)('count every date of a year once by method %s', (method) => {
    let date = dateOf(2025, 1, 1);
    let before = tamil(date, method);
    for (let day = 1; day < 366; day++) {
      date = addDays(date, 1);
      const now = tamil(date, method);
      if (now.month === before.month) expect(now.day).toBe(before.day + 1);
      else expect([now.day, before.day >= 29 && before.day <= 32]).toEqual([1, true]);
      before = now;
    }
  });

  it('take the sunset by methods 0 and 3, and other instants by 1 and 2', () => {
    const methods = [0, 1, 2, 3] as const;
    const differ = Array.from({ length: 3650 }, (_, i) => addDays(dateOf(2020, 1, 1), i)).find(
      (date) => new Set(methods.map((method) => tamil(date, method).day)).size > 1,
    );
    expect(differ).toBeDefined();
    if (differ === undefined) return;
    expect(tamil(differ, 0)).toEqual(tamil(differ, 3));
  });
});

describe('the calendar of a birth', () => {
  const calendarOf = (jdUt: JulianDayUt, where = CHENNAI, chosen = {}) =>
    calendarOfBirth(almanac.observatory, jdUt, where, resolveRules(DAILY_RULES, chosen));

  it('is the panchang of the date before for a birth before sunrise, and its angas are those of the birth', () => {
    const before = julianDayOf({ year: 1996, month: 12, day: 8, hour: 4, minute: 0, second: 0 }, 5.5);
    const { day, atBirth } = calendarOf(before);
    expect(day).toEqual(almanac.day({ year: 1996, month: 12, day: 7 }, CHENNAI));
    expect(day.weekday).toBe('Saturday');
    expect([day.spans.tithi[0]?.number, atBirth.angas.tithi.number]).toEqual([27, 28]);
  });

  it('of a birth after sunrise is the panchang of its date', () => {
    const after = julianDayOf({ year: 1996, month: 12, day: 8, hour: 6, minute: 30, second: 0 }, 5.5);
    expect(calendarOf(after).day.date).toEqual({ year: 1996, month: 12, day: 8 });
  });

  it('has no sun times, no windows and no rising signs in a polar night, and says so with null', () => {
    const tromso = { place: { latitudeDeg: 69.65, longitudeDeg: 18.96 }, clock: constantClock(1) };
    const { day, atBirth } = calendarOf(noon(2000, 12, 21), tromso);
    expect([day.sunriseJdUt, day.sunsetJdUt, day.sunDay, day.windows, day.lagnas]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(day.states.panchakaRahita).toBeNull();
    expect([day.date, day.weekday]).toEqual([{ year: 2000, month: 12, day: 21 }, 'Thursday']);
    expect(day.spans.tithi.map(({ number }) => number)).toContain(atBirth.angas.tithi.number);
    expect(day.solarMonth.month).toBe('maargazhi');
  });

  it('names the year by the system of the rules', () => {
    const jdUt = noon(1996, 12, 7);
    const named = (chosen = {}) => calendarOf(jdUt, CHENNAI, chosen).atBirth.samvatsara.name;
    expect(named()).toBe('dhatri');
    expect(named({ samvatsara_system: 'south_lunar' })).toBe('dhatri');
    expect(named({ samvatsara_system: 'north_jovian' })).toBe('vikriti');
  });
});
