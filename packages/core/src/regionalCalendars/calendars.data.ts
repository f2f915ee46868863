import {
  BIKRAM_CLOCK_HOURS,
  BIKRAM_NEAR_MINUTES,
  bikramLimit,
  type ClockLimit,
} from '@ganita/calendars/bikramSambatMonths.js';
import {
  ASSAMESE_MONTHS,
  BENGALI_MONTHS,
  LUNAR_MONTHS,
  MALAYALAM_MONTHS,
  NEPALI_MONTHS,
  ODIA_MONTHS,
  TAMIL_MONTHS,
} from '@ganita/calendars/monthIds.js';
import type { LunarYear } from '../panchanga/lunarYears.js';
import type { CivilDate } from '../time/julianDay.js';
import { type Sign, signIndex } from '../zodiac/signs.js';

/** What the years of a calendar are counted from. */
export const ERAS = [
  'thiruvalluvar',
  'kollam',
  'bangabda',
  'bhaskarabda',
  'amli',
  'bikram_sambat',
  'shaka',
  'vikram',
  'vira_nirvana',
] as const;
export type Era = (typeof ERAS)[number];

/** The last moment of a date: a month starts on it only if the Sun enters the sign before this moment. */
export type DayLimit =
  /** A reading of the clock, on the date or on the one after it. */
  | { readonly kind: 'clock'; readonly day: 'same' | 'next'; readonly hour: number; readonly minute: number }
  /** The instant of the rule `tamil_month_method`: sunset. */
  | { readonly kind: 'tamil' }
  /** A part of the time from sunrise to sunset has passed. */
  | { readonly kind: 'daylight'; readonly share: number };

const MIDNIGHT_BEFORE: DayLimit = { kind: 'clock', day: 'same', hour: 0, minute: 0 };

const clockLimit = ({ daysLater, hour, minute }: ClockLimit): DayLimit => ({
  kind: 'clock',
  day: daysLater === 0 ? 'same' : 'next',
  hour,
  minute,
});

/** When the year changes: with the month of a sign, or on a tithi of the lunar month in which the Sun enters the sign. */
export interface SolarYearStart {
  readonly sign: Sign;
  /** 1..30; null: with the month of the sign */
  readonly tithi: number | null;
}

interface CalendarFacts {
  readonly era: Era;
  /** What is added to the Gregorian year in which a year of the calendar starts. */
  readonly yearsAfterGregorian: number;
  /** Names of the months, the first that of Aries or Chaitra. */
  readonly months: readonly string[];
  /** Index of the month that is number 1. */
  readonly firstMonth: number;
}

/** A calendar whose months follow the Sun through the signs. */
export interface SolarCalendar extends CalendarFacts {
  readonly kind: 'solar';
  /** By whose Sun: that of the request, the one of `/panchang`'s solar month, that of the rule `nepali_calendar`, or the Vakyas'. */
  readonly sun: 'requested' | 'tamil' | 'nepali' | 'vakya';
  /** Hours ahead of UTC of the calendar's own clock; null: the clock of the place. */
  readonly clockHours: number | null;
  readonly limit: DayLimit;
  /** Other limits of single signs. */
  readonly limits: Readonly<Partial<Record<Sign, DayLimit>>>;
  readonly yearStart: SolarYearStart;
  /** Whether the years have names of the sixty-year cycle, which change with Aries. */
  readonly hasSamvatsara: boolean;
  /** Where the Sun enters a sign this close to a limit, printed almanacs may have the neighbouring day. */
  readonly nearMinutes: number;
}

/** A calendar whose months follow the Moon; its dates are tithis at sunrise. */
export interface LunarCalendar extends CalendarFacts {
  readonly kind: 'lunar';
  readonly months: typeof LUNAR_MONTHS;
  readonly monthEnd: 'new_moon' | 'full_moon';
  /** The count of years that it follows, and what is added to it. */
  readonly year: { readonly of: keyof Pick<LunarYear, 'shaka' | 'vikram'>; readonly plus: number };
  readonly vikramYearStart: 'chaitradi' | 'kartikadi';
  /** Southern (by the Shaka year) or northern (by the Vikram year) names of the sixty-year cycle. */
  readonly samvatsara: keyof Pick<LunarYear, 'shakaSamvatsara' | 'vikramSamvatsara'> | null;
}

/** A calendar of fixed dates. */
export interface CivilCalendar extends CalendarFacts {
  readonly kind: 'civil';
  /** The first date of the calendar. */
  readonly introduced: CivilDate;
}

export type RegionalCalendar = SolarCalendar | LunarCalendar | CivilCalendar;

const SOLAR = { kind: 'solar', sun: 'requested', clockHours: null, limits: {}, hasSamvatsara: false } as const;
/** Other almanacs may have the neighbouring day where less than this decides. */
const NEAR_MINUTES = 3;
/**
 * No text gives it: of the ingresses of 2020 to 2030 that Drik Panchang prints at Bhubaneswar, the latest that is kept on
 * its date is at 21:13 and the earliest on the next at 21:32. The limit is the middle, and near it is this stretch.
 */
const ODIA_LIMIT: DayLimit = { kind: 'clock', day: 'same', hour: 21, minute: 22 };
const ODIA_NEAR_MINUTES = 10;
const ARIES = { sign: 'Aries', tithi: null } as const;
const LUNAR = { kind: 'lunar', months: LUNAR_MONTHS, monthEnd: 'new_moon', firstMonth: 0 } as const;
const KARTIKA = 7;
const VIRA_NIRVANA_AFTER_VIKRAM = 470;

/** Every calendar, one row each. Source: docs/rules/10-festivals.md#section-9. */
export const REGIONAL_CALENDARS = {
  tamil: {
    ...SOLAR,
    sun: 'tamil',
    limit: { kind: 'tamil' },
    era: 'thiruvalluvar',
    yearsAfterGregorian: 31,
    yearStart: { sign: 'Capricorn', tithi: null },
    months: TAMIL_MONTHS,
    firstMonth: 0,
    hasSamvatsara: true,
    nearMinutes: 20,
  },
  malayalam: {
    ...SOLAR,
    limit: { kind: 'daylight', share: 3 / 5 },
    era: 'kollam',
    yearsAfterGregorian: -824,
    yearStart: { sign: 'Leo', tithi: null },
    months: MALAYALAM_MONTHS,
    firstMonth: 4,
    nearMinutes: NEAR_MINUTES,
  },
  bengali: {
    ...SOLAR,
    limit: MIDNIGHT_BEFORE,
    era: 'bangabda',
    yearsAfterGregorian: -593,
    yearStart: ARIES,
    months: BENGALI_MONTHS,
    firstMonth: 0,
    nearMinutes: 24,
  },
  assamese: {
    ...SOLAR,
    limit: MIDNIGHT_BEFORE,
    era: 'bhaskarabda',
    yearsAfterGregorian: -593,
    yearStart: ARIES,
    months: ASSAMESE_MONTHS,
    firstMonth: 0,
    nearMinutes: NEAR_MINUTES,
  },
  odia: {
    ...SOLAR,
    limit: ODIA_LIMIT,
    era: 'amli',
    yearsAfterGregorian: -592,
    yearStart: { sign: 'Virgo', tithi: 12 },
    months: ODIA_MONTHS,
    firstMonth: 0,
    nearMinutes: ODIA_NEAR_MINUTES,
  },
  nepali: {
    ...SOLAR,
    sun: 'nepali',
    clockHours: BIKRAM_CLOCK_HOURS,
    limit: clockLimit(bikramLimit(signIndex('Aries'))),
    limits: {
      Capricorn: clockLimit(bikramLimit(signIndex('Capricorn'))),
      Cancer: clockLimit(bikramLimit(signIndex('Cancer'))),
    },
    era: 'bikram_sambat',
    yearsAfterGregorian: 57,
    yearStart: ARIES,
    months: NEPALI_MONTHS,
    firstMonth: 0,
    nearMinutes: BIKRAM_NEAR_MINUTES,
  },
  telugu_kannada: {
    ...LUNAR,
    era: 'shaka',
    yearsAfterGregorian: -78,
    year: { of: 'shaka', plus: 0 },
    vikramYearStart: 'chaitradi',
    samvatsara: 'shakaSamvatsara',
  },
  north_indian: {
    ...LUNAR,
    monthEnd: 'full_moon',
    era: 'vikram',
    yearsAfterGregorian: 57,
    year: { of: 'vikram', plus: 0 },
    vikramYearStart: 'chaitradi',
    samvatsara: 'vikramSamvatsara',
  },
  gujarati: {
    ...LUNAR,
    firstMonth: KARTIKA,
    era: 'vikram',
    yearsAfterGregorian: 57,
    year: { of: 'vikram', plus: 0 },
    vikramYearStart: 'kartikadi',
    samvatsara: 'vikramSamvatsara',
  },
  vira_nirvana: {
    ...LUNAR,
    firstMonth: KARTIKA,
    era: 'vira_nirvana',
    yearsAfterGregorian: 57 + VIRA_NIRVANA_AFTER_VIKRAM,
    year: { of: 'vikram', plus: VIRA_NIRVANA_AFTER_VIKRAM },
    vikramYearStart: 'kartikadi',
    samvatsara: null,
  },
  saka_civil: {
    kind: 'civil',
    introduced: { year: 1957, month: 3, day: 22 },
    era: 'shaka',
    yearsAfterGregorian: -78,
    months: LUNAR_MONTHS,
    firstMonth: 0,
  },
} as const satisfies Readonly<Record<string, RegionalCalendar>>;

export type RegionalCalendarId = keyof typeof REGIONAL_CALENDARS;
export const REGIONAL_CALENDAR_IDS = Object.keys(REGIONAL_CALENDARS) as readonly RegionalCalendarId[];

/** The months of a calendar. */
export type RegionalMonth = (typeof REGIONAL_CALENDARS)[RegionalCalendarId]['months'][number];
