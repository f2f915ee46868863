import type { Paksha } from '../panchanga/angaNames.js';
import type { Samvatsara } from '../panchanga/samvatsaras.js';
import type { Interval } from '../time/interval.js';
import type { CivilDate, JulianDayUt } from '../time/julianDay.js';
import { countSigns, signAt } from '../zodiac/signs.js';
import type { Era, RegionalCalendarId, RegionalMonth } from './calendars.data.js';

/** First and last date of a month. */
export interface MonthDates {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/** What decides on which date a solar month starts. */
export interface MonthEntry {
  /** The Sun's entry into the sign of the month. */
  readonly sankrantiJdUt: JulianDayUt;
  /** The entry is after the limit of the date before the first of the month, and before that of the first. */
  readonly limits: Interval;
  /** Days by which it would have to be earlier or later for the month to start on the neighbouring date. */
  readonly marginDays: number;
  /** The margin is so small that printed almanacs may have the neighbouring date. */
  readonly isNearLimit: boolean;
}

/** What a date of a lunar calendar has in addition. */
export interface LunarPart {
  readonly paksha: Paksha;
  /** 1..30 */
  readonly tithi: number;
  readonly isAdhika: boolean;
  /** The second of two dates with one tithi. */
  readonly isRepeated: boolean;
}

/** A date of a regional calendar (docs/rules/10-festivals.md#section-9). */
export interface RegionalDate {
  readonly calendar: RegionalCalendarId;
  readonly era: Era;
  readonly year: number;
  readonly month: RegionalMonth;
  /** 1 the first month of the year */
  readonly monthNumber: number;
  /** 1..32; in a lunar calendar the number of the tithi in its paksha, 1..15 */
  readonly day: number;
  /** null in a calendar whose months end with the full moon: an adhika month divides the month around it. */
  readonly monthDates: MonthDates | null;
  readonly samvatsara: Samvatsara | null;
  /** null unless the months follow the Sun. */
  readonly entry: MonthEntry | null;
  /** null unless the months follow the Moon. */
  readonly lunar: LunarPart | null;
  /** The official calendar of this year is not known here, and the month is that of the rule. */
  readonly isPredicted: boolean;
}

/** Number of a month in its year. */
export const numberInYear = (index: number, firstMonth: number): number =>
  countSigns(signAt(firstMonth), signAt(index));
