import { TRADITIONS, type Tradition } from '@ganita/core/festivals/almanac.js';
import { readersCalendar } from 'ganita/calculations/location/readersRegion.js';
import { choiceIn, civilDate, dateIn, daysLater, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';
import {
  requestOfShown,
  SHOWN_FESTIVALS,
  SHOWN_REGIONS,
  type ShownFestivals,
  type ShownRegion,
} from './shownFestivals.js';

export interface MonthState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  /** First date of the month. */
  readonly first: string;
  readonly today: string;
  readonly tradition: Tradition;
  readonly festivals: ShownFestivals;
  readonly region: ShownRegion;
  /** The year whose festivals are listed in place of the month; null for the month. */
  readonly year: number | null;
}

export type MonthQueries = {
  /** The days of the month; left out where a year is listed. */
  readonly calendar: QueryOf<'calendarRange'> | undefined;
  /** The first, the middle and the last day of the month in the calendar of the readers. */
  readonly first: QueryOf<'calendarConvert'> | undefined;
  readonly middle: QueryOf<'calendarConvert'> | undefined;
  readonly last: QueryOf<'calendarConvert'> | undefined;
  readonly festivals: QueryOf<'festivals'>;
};

/** The first date of a month after or before that of a date. */
export const monthsLater = (first: string, months: number): string => {
  const { year, month } = civilDate(first);
  const count = year * 12 + month - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
};

function plan(fields: Fields, context: PlanContext): Plan<MonthState, MonthQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date: today } = localNow(place.zone, context);
  const month = fields.month ?? '';
  const first = dateIn({ month: month === '' ? '' : `${month}-01` }, 'month', `${today.slice(0, 7)}-01`);
  const year =
    (fields.year ?? '') === '' ? null : civilDate(dateIn({ year: `${fields.year}-01-01` }, 'year', today)).year;
  const tradition = choiceIn(fields, 'tradition', TRADITIONS, 'smarta');
  const festivals = choiceIn(fields, 'festivals', SHOWN_FESTIVALS, 'general');
  const region = choiceIn(fields, 'region', SHOWN_REGIONS, 'place');
  const wanted = { tradition, ...requestOfShown(festivals, region) };
  const at = { ...placeOfRequest(place), language: context.language };
  const { year: yearOfMonth, month: monthOfYear } = civilDate(first);
  const last = daysLater(monthsLater(first, 1), -1);
  const inCalendar = (date: string): QueryOf<'calendarConvert'> | undefined =>
    year === null
      ? {
          name: 'calendarConvert',
          body: { ...at, date, calendars: [readersCalendar({ ...place, language: context.language }, context.places)] },
        }
      : undefined;
  return {
    state: {
      choice,
      place,
      isReference,
      first,
      today,
      tradition,
      festivals,
      region,
      year,
    },
    queries: {
      calendar:
        year === null
          ? {
              name: 'calendarRange',
              body: { ...at, year: yearOfMonth, month: monthOfYear, sections: ['limbs', 'sun_moon'] },
            }
          : undefined,
      first: inCalendar(first),
      middle: inCalendar(daysLater(first, 14)),
      last: inCalendar(last),
      festivals: {
        name: 'festivals',
        body: year === null ? { ...at, ...wanted, from_date: first, to_date: last } : { ...at, ...wanted, year },
      },
    },
    ...rememberedPlace(shown),
  };
}

/** A month as a grid of days, or the festivals of a year as a list. */
export const monthPage = page<MonthState, MonthQueries>({
  path: PATHS.month,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
