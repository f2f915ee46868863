import { dateIn, daysLater, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

export interface SkyState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  readonly date: string;
}

export type SkyQueries = {
  readonly transits: QueryOf<'gochar'>;
  readonly events: QueryOf<'gocharEvents'>;
  readonly eclipses: QueryOf<'eclipses'>;
  readonly graph: QueryOf<'svgTransits'>;
};

/** Days before the date, and after it, whose changes of sign and stations are listed beside the positions. */
export const EVENT_DAYS = { before: 60, after: 90 } as const;
const YEAR_DAYS = 365;

function plan(fields: Fields, context: PlanContext): Plan<SkyState, SkyQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const date = dateIn(fields, 'date', localNow(place.zone, context).date);
  const at = { ...placeOfRequest(place), language: context.language };
  const yearLater = daysLater(date, YEAR_DAYS);
  return {
    state: { choice, place, isReference, date },
    queries: {
      transits: { name: 'gochar', body: { ...at, date } },
      events: {
        name: 'gocharEvents',
        body: { ...at, from_date: daysLater(date, -EVENT_DAYS.before), to_date: yearLater },
      },
      eclipses: { name: 'eclipses', body: { ...at, from_date: date, to_date: yearLater } },
      graph: { name: 'svgTransits', body: { ...at, from_date: date, to_date: yearLater } },
    },
    ...rememberedPlace(shown),
  };
}

/** Where the planets are, what they do next, and the eclipses of a year at a place. */
export const skyPage = page<SkyState, SkyQueries>({
  path: PATHS.sky,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
