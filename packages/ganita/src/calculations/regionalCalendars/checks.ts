import { invalidInput } from '@ganita/core/errors/domainError.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import {
  REGIONAL_CALENDARS,
  type RegionalCalendar,
  type RegionalCalendarId,
} from '@ganita/core/regionalCalendars/calendars.data.js';
import { TITHIS_OF_PAKSHA } from '@ganita/core/regionalCalendars/lunarDates.js';
import { TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { ayanamsaWithoutBirth } from '../fields/rulesChecks.js';
import { latitudeCheck } from '../panchang/panchangInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

type Fields = Readonly<Record<string, unknown>>;

/** The calendar of a date in a request; null if there is none, or if it is not one. */
const calendarOf = ({ from_calendar: id }: Fields): RegionalCalendar | null =>
  typeof id === 'string' && Object.hasOwn(REGIONAL_CALENDARS, id) ? REGIONAL_CALENDARS[id as RegionalCalendarId] : null;

/** A test of a field of a date in a regional calendar, on its value and its calendar. */
const ofCalendar =
  (field: string, check: (value: unknown, calendar: RegionalCalendar, record: Fields) => void): FieldCheck =>
  (value, record) => {
    if (value === null || value === false) return;
    if ((record.from_calendar ?? null) === null)
      throw invalidInput(field, 'requires from_calendar', value, 'requires_field');
    const calendar = calendarOf(record);
    if (calendar !== null) check(value, calendar, record);
  };

const onlyLunar = (field: string): FieldCheck =>
  ofCalendar(field, (value, { kind }, { from_calendar: id }) => {
    if (kind !== 'lunar')
      throw invalidInput(
        field,
        `is only for calendars whose months follow the Moon, not ${String(id)}`,
        value,
        'contradiction',
      );
  });

const REQUIRED = ['from_year', 'from_month', 'from_day'] as const;

const fromCalendarCheck: FieldCheck = (value, record) => {
  const calendar = calendarOf(record);
  if (calendar === null) return;
  const required = calendar.kind === 'lunar' ? [...REQUIRED, 'from_paksha'] : REQUIRED;
  const missing = required.filter((name) => (record[name] ?? null) === null);
  if (missing.length > 0)
    throw invalidInput('from_calendar', `requires ${missing.join(', ')}`, value, 'requires_field');
};

/** First and last year whose first date is in the years that a date may have. */
function yearsOf(calendar: RegionalCalendar): readonly [number, number] {
  const first = calendar.kind === 'civil' ? calendar.introduced.year : TRANSIT_YEARS.first;
  return [first + calendar.yearsAfterGregorian, TRANSIT_YEARS.last - 1 + calendar.yearsAfterGregorian];
}

/** Tests of the request of `POST /calendar/convert`. */
export const calendarConvertChecks: Readonly<Record<string, FieldCheck>> = {
  date: (value, record, limits) => {
    if (value !== null && (record.from_calendar ?? null) !== null)
      throw invalidInput('date', 'contradicts from_calendar: give one of them', value, 'contradiction');
    return calendarDateCheck('date')(value, record, limits);
  },
  from_calendar: fromCalendarCheck,
  from_year: ofCalendar('from_year', (value, calendar, { from_calendar: id }) => {
    const [first, last] = yearsOf(calendar);
    if ((value as number) < first || (value as number) > last)
      throw invalidInput('from_year', `must be ${first} to ${last} in ${String(id)}`, value, 'out_of_range');
  }),
  from_month: ofCalendar('from_month', (value, { months }, { from_calendar: id }) => {
    if (!(months as readonly unknown[]).includes(value))
      throw invalidInput(
        'from_month',
        `must be a month of ${String(id)}: ${months.join(', ')}${suggestion(value, months)}`,
        value,
        'unknown_value',
      );
  }),
  from_day: ofCalendar('from_day', (value, { kind }) => {
    if (kind === 'lunar' && (value as number) > TITHIS_OF_PAKSHA)
      throw invalidInput(
        'from_day',
        `must be at most ${TITHIS_OF_PAKSHA}: the number of a tithi in its paksha`,
        value,
        'out_of_range',
      );
  }),
  from_paksha: onlyLunar('from_paksha'),
  from_adhika: onlyLunar('from_adhika'),
  latitude: latitudeCheck,
  ayanamsa_mode: ayanamsaWithoutBirth,
};
