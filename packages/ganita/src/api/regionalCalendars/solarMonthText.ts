import { REGIONAL_CALENDARS } from '@ganita/core/regionalCalendars/calendars.data.js';
import { punjabiMonth } from '@ganita/core/regionalCalendars/punjabiMonth.js';
import type { SolarCalendarId } from '@ganita/core/regionalCalendars/regionalDates.js';
import type { CivilDate } from '@ganita/core/time/julianDay.js';
import { type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import type { SolarMonths } from '@ganita/words/locale.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';

const NORTHERN_MONTHS = REGIONAL_CALENDARS.north_indian.months;

/** The calendar that a way of naming solar months is of; null where it has none that the engine computes. */
export const solarCalendarOf = (months: SolarMonths): SolarCalendarId | null =>
  Object.hasOwn(REGIONAL_CALENDARS, months) ? (months as SolarCalendarId) : null;

/** A date whose solar month is named. */
export interface SolarDate {
  readonly date: CivilDate;
  /** The sign that the Sun is in. */
  readonly sign: Sign;
  /** Month and day in the calendar of `solarCalendarOf`; null where there is none. */
  readonly inCalendar: { readonly month: string; readonly day: number } | null;
}

/** The solar month of a date as its readers name it: `Kaarthigai 13`, `Scorpio`, `Scorpio (Margashirsha)`. */
export function solarMonthText(months: SolarMonths, { date, sign, inCalendar }: SolarDate, speech: Speech): string {
  const { zodiac, panchangaCalendar } = WORDS[speech.language];
  const withDay = (month: string, day: number): string => `${month} ${speech.figures(day)}`;
  // The month with which the Sun enters Aries is Vaishakha, the second of the lunar ones.
  const monthName = (fromAries: number): string =>
    panchangaCalendar.lunarMonth[NORTHERN_MONTHS[(fromAries + 1) % 12] ?? 'chaitra'];
  if (inCalendar !== null) return withDay(inCalendar.month, inCalendar.day);
  if (months === 'sign') return zodiac.sign[sign];
  const inPunjab = months === 'punjabi' ? punjabiMonth(date) : null;
  if (inPunjab !== null) return withDay(monthName(inPunjab.fromAries), inPunjab.day);
  return `${zodiac.sign[sign]} (${monthName(signIndex(sign))})`;
}
