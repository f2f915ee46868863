import { readersCalendar } from 'ganita/calculations/location/readersRegion.js';
import { daysLater, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** Days ahead whose festivals are listed. */
const DAYS_AHEAD = 90;

export interface HomeState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  /** Nothing was chosen yet, or a choice is open. */
  readonly isReference: boolean;
  readonly date: string;
  readonly now: string;
}

export type HomeQueries = {
  readonly day: QueryOf<'panchangDay'>;
  readonly calendar: QueryOf<'calendarConvert'>;
  readonly festivals: QueryOf<'festivals'>;
};

function plan(fields: Fields, context: PlanContext): Plan<HomeState, HomeQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date, moment } = localNow(place.zone, context);
  const at = { ...placeOfRequest(place), language: context.language };
  return {
    state: { choice, place, isReference, date, now: moment },
    ...rememberedPlace(shown),
    queries: {
      day: { name: 'panchangDay', body: { ...at, date } },
      calendar: {
        name: 'calendarConvert',
        body: { ...at, date, calendars: [readersCalendar({ ...place, language: context.language }, context.places)] },
      },
      festivals: {
        name: 'festivals',
        body: { ...at, list: 'usual', from_date: date, to_date: daysLater(date, DAYS_AHEAD) },
      },
    },
  };
}

/** Today at the place of the person, the next festivals, and where to go from here. */
export const homePage = page<HomeState, HomeQueries>({
  path: PATHS.home,
  method: 'GET',
  limitPerMinute: 120,
  plan,
});
