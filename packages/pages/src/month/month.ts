import { TRADITIONS, type Tradition } from '@ganita/core/festivals/almanac.js';
import { readersCalendar } from 'ganita/calculations/location/readersRegion.js';
import {
  requestOfShown,
  SHOWN_FESTIVALS,
  SHOWN_REGIONS,
  type ShownFestivals,
  type ShownRegion,
} from '../almanac/shownFestivals.js';
import { choiceIn, civilDate, dateIn, daysLater, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

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
}

export type MonthQueries = {
  readonly calendar: QueryOf<'calendarRange'>;
  /** The first, the middle and the last day of the month in the calendar of the readers. */
  readonly first: QueryOf<'calendarConvert'>;
  readonly middle: QueryOf<'calendarConvert'>;
  readonly last: QueryOf<'calendarConvert'>;
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
  const tradition = choiceIn(fields, 'tradition', TRADITIONS, 'smarta');
  const festivals = choiceIn(fields, 'festivals', SHOWN_FESTIVALS, 'general');
  const region = choiceIn(fields, 'region', SHOWN_REGIONS, 'place');
  const wanted = { tradition, ...requestOfShown(festivals, region) };
  const at = { ...placeOfRequest(place), language: context.language };
  const { year, month: monthOfYear } = civilDate(first);
  const last = daysLater(monthsLater(first, 1), -1);
  const inCalendar = (date: string): QueryOf<'calendarConvert'> => ({
    name: 'calendarConvert',
    body: { ...at, date, calendars: [readersCalendar({ ...place, language: context.language }, context.places)] },
  });
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
    },
    queries: {
      calendar: {
        name: 'calendarRange',
        body: { ...at, year, month: monthOfYear, sections: ['limbs', 'sun_moon'] },
      },
      first: inCalendar(first),
      middle: inCalendar(daysLater(first, 14)),
      last: inCalendar(last),
      festivals: {
        name: 'festivals',
        body: { ...at, ...wanted, from_date: first, to_date: last },
      },
    },
    ...rememberedPlace(shown),
  };
}

/** A month as a grid of days with their festivals. */
export const monthPage = page<MonthState, MonthQueries>({
  path: PATHS.month,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
