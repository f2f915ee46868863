import { PAKSHAS } from '@ganita/core/panchanga/angaNames.data.js';
import {
  REGIONAL_CALENDAR_IDS,
  REGIONAL_CALENDARS,
  type RegionalCalendarId,
  type RegionalMonth,
} from '@ganita/core/regionalCalendars/calendars.data.js';
import { choiceIn, dateIn, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** A half of a lunar month, of an adhika one, or none: the values of a field. */
export const HALVES = ['', ...PAKSHAS, ...PAKSHAS.map((paksha) => `adhika_${paksha}` as const)] as const;
export type Half = (typeof HALVES)[number];

/** A month of a calendar as one value of a field: `nepali:baisakh`. */
export type MonthOfCalendar = `${RegionalCalendarId}:${RegionalMonth}`;
export const MONTHS_OF_CALENDARS: readonly MonthOfCalendar[] = REGIONAL_CALENDAR_IDS.flatMap((id) =>
  REGIONAL_CALENDARS[id].months.map((month): MonthOfCalendar => `${id}:${month}`),
);

export interface ConvertState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
}

export type ConvertQueries = { readonly converted: QueryOf<'calendarConvert'> };

/** A number of a field; null where it is empty, so that the check of the endpoint says what is missing. */
const numberIn = (fields: Fields, name: string): number | null => {
  const text = fields[name] ?? '';
  return text === '' ? null : Number(text);
};

/** What is converted: a date of a calendar where its month is chosen, else a Gregorian date. */
function wantedIn(fields: Fields, today: string) {
  if ((fields.month_of ?? '') === '') return { date: dateIn(fields, 'date', today) };
  const [id, month] = choiceIn(fields, 'month_of', MONTHS_OF_CALENDARS, 'nepali:baisakh').split(':');
  const half: Half = choiceIn(fields, 'half', HALVES, '');
  return {
    from_calendar: id as RegionalCalendarId,
    from_month: month as RegionalMonth,
    from_year: numberIn(fields, 'year'),
    from_day: numberIn(fields, 'day'),
    from_paksha: half === '' ? null : half.endsWith('shukla') ? ('shukla' as const) : ('krishna' as const),
    from_adhika: half.startsWith('adhika_'),
  };
}

function plan(fields: Fields, context: PlanContext): Plan<ConvertState, ConvertQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const at = { ...placeOfRequest(place), language: context.language };
  const wanted = wantedIn(fields, localNow(place.zone, context).date);
  return {
    state: { choice, place, isReference },
    queries: { converted: { name: 'calendarConvert', body: { ...at, ...wanted } } },
    ...rememberedPlace(shown),
  };
}

/** A date in the calendars of the regions of India and Nepal, both ways. */
export const convertPage = page<ConvertState, ConvertQueries>({
  path: PATHS.convert,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
