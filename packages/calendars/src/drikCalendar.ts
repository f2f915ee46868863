import { drikSankrantiMinutes } from './drikSankrantis.js';
import { type CalendarRule, type MonthCalendar, monthCalendar } from './monthCalendar.js';
import { perKey } from './perKey.js';

const MINUTES_PER_DAY = 1440;
/** Indian Standard Time is ahead of UTC. */
const IST_MINUTES = 330;

/** A solar calendar of the present Sun: its months start with its sankrantis. */
export interface DrikRule<Id extends string, Language extends string>
  extends Pick<CalendarRule<Id, Language>, 'id' | 'names'> {
  /** The first month is that of Aries. */
  readonly idsFromAries: readonly Id[];
  /** Place of the month that is number 1, 0 that of Aries. */
  readonly firstMonth: number;
  /** Place of the month with which a year starts, and what is added to the Gregorian year in which it does. */
  readonly yearStart: { readonly place: number; readonly yearsAfterGregorian: number };
  readonly years: { readonly first: number; readonly last: number };
  /** The last moment of a day, in minutes from 2000-01-01 UTC: a month starts on it if the Sun enters before that. */
  readonly limit: (day: number) => number;
  /** Under this margin printed calendars may have the neighbouring day. */
  readonly nearMinutes: number;
}

const CAPRICORN = 9;

/** The calendar of a rule of the present Sun. */
export function drikCalendar<Id extends string, Language extends string>(
  rule: DrikRule<Id, Language>,
): MonthCalendar<Id, Language> {
  const { idsFromAries, firstMonth, yearStart, limit, nearMinutes, names } = rule;
  const inOrder = <T>(list: readonly T[]): readonly T[] => [...list.slice(firstMonth), ...list.slice(0, firstMonth)];
  // A month of the signs from Capricorn on starts in the Gregorian year after the one whose Aries began its dozen.
  const laterYear = yearStart.place >= CAPRICORN ? 1 : 0;
  const numberOf = (count: number): number =>
    count + yearStart.place - 12 * (2000 + yearStart.yearsAfterGregorian + laterYear);
  const monthOf = perKey((number: number) => {
    const entry = drikSankrantiMinutes(number);
    let day = Math.floor(entry / MINUTES_PER_DAY) - 1;
    while (limit(day) <= entry) day++;
    return { day, marginMinutes: Math.min(limit(day) - entry, entry - limit(day - 1)) };
  });
  const languages = Object.keys(names) as Language[];
  return monthCalendar({
    id: rule.id,
    months: inOrder(idsFromAries),
    names: Object.fromEntries(languages.map((language) => [language, inOrder(names[language])])) as typeof names,
    startsWith: ((yearStart.place - firstMonth + 12) % 12) + 1,
    years: rule.years,
    firstDay: (count) => monthOf(numberOf(count)).day,
    facts(count) {
      const { marginMinutes } = monthOf(numberOf(count));
      return { status: marginMinutes < nearMinutes ? 'near_boundary' : 'computed', marginMinutes, source: null };
    },
  });
}

/** The limit of a clock of India: so many minutes after the midnight at the start of a day. */
export const clockOfIndia =
  (minutes: number) =>
  (day: number): number =>
    MINUTES_PER_DAY * day + minutes - IST_MINUTES;
