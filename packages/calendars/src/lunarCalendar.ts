import { digitsOf, monthName } from './formatDay.js';
import { type CivilDate, checkedDay, dateOfDay } from './gregorian.js';
import { allLunations, dayOfTithi, isNearTithi, type Lunation, lunationNearYear, lunationOf } from './lunations.js';
import type { MonthStatus } from './monthCalendar.js';
import { LUNAR_MONTHS } from './monthIds.js';
import { LUNAR_NAMES } from './names/lunarNames.data.js';
import { LUNAR_WORDS } from './names/lunarWords.data.js';

export type LunarMonthId = (typeof LUNAR_MONTHS)[number];
export type LunarLanguage = keyof typeof LUNAR_NAMES;
/** The bright half of a month, to the full moon, and the dark one, to the new moon. */
export type Paksha = 'shukla' | 'krishna';

/** A date of a lunar calendar: the tithi that runs at the sunrise of a day. */
export interface LunarDate {
  readonly year: number;
  /** Number of the month in the calendar, 1..12. */
  readonly month: number;
  /** The intercalary month of that name. */
  readonly isAdhika: boolean;
  readonly paksha: Paksha;
  /** Number of the tithi in its half, 1..15. */
  readonly day: number;
  /** The second of two days whose sunrises are in one tithi. */
  readonly isRepeated: boolean;
}

/** A month of a year, or the part of it that an adhika month or the end of the year cuts off. */
export interface LunarMonth {
  readonly year: number;
  readonly month: number;
  readonly id: LunarMonthId;
  readonly isAdhika: boolean;
  /** The Sun enters two signs: the month has the next name too, which the year skips. */
  readonly isKshaya: boolean;
  readonly days: number;
  readonly first: CivilDate;
  readonly status: Extract<MonthStatus, 'computed' | 'near_boundary'>;
  /** Minutes from the new or full moon before its first day to the nearest sunrise, 60 if more. */
  readonly marginMinutes: number;
  /** Minutes between the sankranti and the new moon that decide the name of the month, 60 if more. */
  readonly nameMarginMinutes: number;
}

/** A calendar whose months follow the Moon. */
export interface LunarCalendar {
  readonly id: string;
  readonly months: readonly LunarMonthId[];
  readonly years: { readonly first: number; readonly last: number };
  readonly languages: readonly LunarLanguage[];
  /** The date of a Gregorian date. Errors: RangeError for what is no date, or outside `years`. */
  fromGregorian(date: CivilDate): LunarDate;
  /** The Gregorian date of a date. Errors: RangeError for a month that the year lacks, or a tithi without a sunrise. */
  toGregorian(date: LunarDate): CivilDate;
  /** Whether less than three minutes decide the date of a day, so that printed almanacs may have another. */
  isNearBoundary(date: CivilDate): boolean;
  /** The months of a year in the order of time. Error: RangeError outside `years`. */
  monthsOf(year: number): readonly LunarMonth[];
  /** Days of a month, 1..12, in a year; 0 where the year has none of that name. Error: RangeError outside `years`. */
  daysInMonth(year: number, month: number, isAdhika?: boolean): number;
  /** `Jyeshtha Shukla 5, 1948`. Errors: RangeError for another language or month. */
  format(date: LunarDate, language: LunarLanguage): string;
}

/** What makes a lunar calendar. */
export interface LunarRule {
  readonly id: string;
  readonly monthEnd: 'new_moon' | 'full_moon';
  /** Place of the month with which a year starts, 0 Chaitra. */
  readonly firstMonth: number;
  /** What is added to the Shaka year from that month on. */
  readonly yearsAfterShaka: number;
  /** Years that the table has in full. */
  readonly years: { readonly first: number; readonly last: number };
}

const HALF = 15;
const NEAR_MINUTES = 3;

/** A half of a lunation, and the place of its month, 0 Chaitra. */
interface HalfMonth {
  readonly lunation: Lunation;
  readonly paksha: Paksha;
  readonly place: number;
}

const firstDayOf = ({ lunation, paksha }: HalfMonth): number =>
  paksha === 'shukla' ? lunation.firstDay : dayOfTithi(lunation, HALF + 1);
const endDayOf = ({ lunation, paksha }: HalfMonth): number =>
  paksha === 'shukla' ? dayOfTithi(lunation, HALF + 1) : lunation.firstDay + lunation.days;

/** The lunar calendar of a rule. */
export function lunarCalendar({ id, monthEnd, firstMonth, yearsAfterShaka, years }: LunarRule): LunarCalendar {
  const months = [...LUNAR_MONTHS.slice(firstMonth), ...LUNAR_MONTHS.slice(0, firstMonth)];
  const numberOf = (place: number): number => ((place - firstMonth + 12) % 12) + 1;
  const yearOf = ({ month, shaka }: Lunation): number => shaka + yearsAfterShaka - (month < firstMonth ? 1 : 0);
  const placeOf = ({ month, isAdhika }: Lunation, paksha: Paksha): number =>
    monthEnd === 'full_moon' && paksha === 'krishna' && !isAdhika ? (month + 1) % 12 : month;
  const checkYear = (year: number): void => {
    if (!(Number.isInteger(year) && year >= years.first && year <= years.last))
      throw new RangeError(`${year} is outside the years ${years.first} to ${years.last} of ${id}`);
  };
  const checkMonth = (month: number): void => {
    if (!(Number.isInteger(month) && month >= 1 && month <= 12)) throw new RangeError(`${id} has no month ${month}`);
  };

  /** The lunations of a year in the order of time. */
  const lunationsOf = (year: number): readonly Lunation[] => {
    checkYear(year);
    const near = lunationNearYear(year - yearsAfterShaka);
    return allLunations()
      .slice(near, near + 26)
      .filter((lunation) => yearOf(lunation) === year);
  };

  /** The lunation of a year with a half of a month; undefined where the year has no such month. */
  const lunationWith = ({ year, month, isAdhika, paksha }: LunarDate): Lunation | undefined => {
    const all = allLunations();
    const near = lunationNearYear(year - yearsAfterShaka);
    for (let at = near; at < near + 26; at++) {
      const one = all[at];
      if (one === undefined) return undefined;
      const isMonth = one.isAdhika === isAdhika && numberOf(placeOf(one, paksha)) === month;
      if (isMonth && yearOf(one) === year) return one;
    }
    return undefined;
  };

  const monthsOf = (year: number): readonly LunarMonth[] => {
    const runs: HalfMonth[][] = [];
    for (const lunation of lunationsOf(year))
      for (const paksha of ['shukla', 'krishna'] as const) {
        const half = { lunation, paksha, place: placeOf(lunation, paksha) };
        const run = runs.at(-1);
        const last = run?.at(-1);
        if (last?.place === half.place && last.lunation.isAdhika === lunation.isAdhika) run?.push(half);
        else runs.push([half]);
      }
    return runs.map((halves) => {
      const [start, last] = [halves[0], halves.at(-1)] as [HalfMonth, HalfMonth];
      const { isKshaya, isAdhika, newMoonMargin, fullMoonMargin, nameMargin } = start.lunation;
      const day = firstDayOf(start);
      const marginMinutes = start.paksha === 'shukla' ? newMoonMargin : fullMoonMargin;
      return {
        year,
        month: numberOf(start.place),
        id: LUNAR_MONTHS[start.place] as LunarMonthId,
        isAdhika,
        isKshaya,
        days: endDayOf(last) - day,
        first: dateOfDay(day),
        status: Math.min(marginMinutes, nameMargin) < NEAR_MINUTES ? 'near_boundary' : 'computed',
        marginMinutes,
        nameMarginMinutes: nameMargin,
      };
    });
  };

  return {
    id,
    months,
    years,
    languages: Object.keys(LUNAR_NAMES) as LunarLanguage[],
    fromGregorian(date) {
      const day = checkedDay(date);
      const lunation = lunationOf(day);
      let [tithi, passed] = [0, day - lunation.firstDay];
      while (passed >= (lunation.sunrises[tithi] as number)) {
        passed -= lunation.sunrises[tithi] as number;
        tithi++;
      }
      const paksha = tithi < HALF ? 'shukla' : 'krishna';
      const year = yearOf(lunation);
      checkYear(year);
      return {
        year,
        month: numberOf(placeOf(lunation, paksha)),
        isAdhika: lunation.isAdhika,
        paksha,
        day: (tithi % HALF) + 1,
        isRepeated: passed > 0,
      };
    },
    toGregorian(date) {
      const { year, month, isAdhika, paksha, day, isRepeated } = date;
      if (paksha !== 'shukla' && paksha !== 'krishna') throw new RangeError(`no half is named ${String(paksha)}`);
      checkYear(year);
      checkMonth(month);
      const lunation = lunationWith(date);
      const name = (): string => `${isAdhika ? 'adhika ' : ''}${months[month - 1]} of ${id} ${year}`;
      if (lunation === undefined) throw new RangeError(`there is no ${name()}`);
      if (!(Number.isInteger(day) && day >= 1 && day <= HALF)) throw new RangeError(`${name()} has no tithi ${day}`);
      const tithi = paksha === 'shukla' ? day : HALF + day;
      if ((lunation.sunrises[tithi - 1] as number) <= (isRepeated ? 1 : 0))
        throw new RangeError(`no ${isRepeated ? 'second ' : ''}sunrise is in ${paksha} ${day} of ${name()}`);
      return dateOfDay(dayOfTithi(lunation, tithi) + (isRepeated ? 1 : 0));
    },
    isNearBoundary: (date) => isNearTithi(checkedDay(date)),
    monthsOf,
    daysInMonth(year, month, isAdhika = false) {
      checkMonth(month);
      return monthsOf(year)
        .filter((one) => one.month === month && one.isAdhika === isAdhika)
        .reduce((sum, { days }) => sum + days, 0);
    },
    format({ year, month, isAdhika, paksha, day }, language) {
      checkMonth(month);
      const place = (month - 1 + firstMonth) % 12;
      const name = monthName(LUNAR_NAMES, place + 1, language);
      const words = LUNAR_WORDS[language];
      const whole = isAdhika ? `${name} (${words.adhika})` : name;
      return `${whole} ${words[paksha]} ${digitsOf(day, language)}, ${digitsOf(year, language)}`;
    },
  };
}
