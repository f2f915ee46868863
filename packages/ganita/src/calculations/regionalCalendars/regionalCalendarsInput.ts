import { PAKSHAS } from '@ganita/core/panchanga/angaNames.data.js';
import { REGIONAL_CALENDAR_IDS, REGIONAL_CALENDARS } from '@ganita/core/regionalCalendars/calendars.data.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { ANGA_RULES } from '../engineMeta.js';
import { date } from '../fields/birthFields.js';
import { namedPlace } from '../fields/namedPlace.js';
import { rulesField } from '../fields/rulesField.js';
import { described, nullable, oneOf } from '../fields/schema.js';
import { placeOptionFields } from '../fields/transitFields.js';
import { REQUIRED_UNLESS } from '../validation/alternatives.js';

/** The choices that affect the dates of regional calendars. */
export const REGIONAL_RULES = [
  'ayanamsa_mode',
  'tithi_source',
  'siddhanta_clock',
  'positions',
  'sunrise_definition',
  'tamil_month_method',
  'nepali_calendar',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** Id of a regional calendar. */
export const regionalCalendarId = oneOf(REGIONAL_CALENDAR_IDS, {
  title: 'RegionalCalendar',
  description: 'a calendar of a region; docs/regional-calendars.md has the rule of each',
});

/** Id of a month of any of them. */
export const regionalMonthId = oneOf(
  [...new Set(REGIONAL_CALENDAR_IDS.flatMap((id): readonly string[] => REGIONAL_CALENDARS[id].months))],
  { title: 'RegionalMonth', description: 'id of a month; each calendar has twelve of them' },
);

const MAX_DAY = 32;
const MAX_YEAR = 3000;

/** A date of a regional calendar, in place of a Gregorian one. */
const regionalDateFields = {
  from_calendar: Type.Optional(
    nullable(
      described(
        { ...regionalCalendarId, default: null },
        'calendar of the date to convert, in place of `date`; with it `from_year`, `from_month` and `from_day` are required',
      ),
    ),
  ),
  from_year: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_YEAR,
        default: null,
        description: 'year of `from_calendar`, in its own era; its first date is in the Gregorian years 1801 to 2397',
      }),
    ),
  ),
  from_month: Type.Optional(nullable(described({ ...regionalMonthId, default: null }, 'month of `from_calendar`'))),
  from_day: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_DAY,
        default: null,
        description: 'day of the month; where months follow the Moon the number of the tithi in its paksha, 1 to 15',
      }),
    ),
  ),
  from_paksha: Type.Optional(
    nullable(
      oneOf(PAKSHAS, { default: null, description: 'half of the lunar month; only where months follow the Moon' }),
    ),
  ),
  from_adhika: Type.Optional(
    Type.Boolean({ default: false, description: 'the adhika month of that name; only where months follow the Moon' }),
  ),
};

/** The request of `POST /calendar/convert`. */
export const calendarConvertInput = Type.Object({
  date: Type.Optional(
    Type.Unsafe<string | null>({
      ...described(date, 'the Gregorian date to convert; not required beside `from_calendar`'),
      default: null,
      [REQUIRED_UNLESS]: 'from_calendar',
    }),
  ),
  ...regionalDateFields,
  calendars: Type.Optional(
    nullable(
      Type.Array(regionalCalendarId, {
        default: null,
        uniqueItems: true,
        minItems: 1,
        description: 'calendars wanted, in this order; null: all',
      }),
    ),
  ),
  ...placeOptionFields,
  ...namedPlace,
  rules: rulesField(REGIONAL_RULES, DAILY_RULES),
});
