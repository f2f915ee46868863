import { recordFrom } from '@ganita/core/records.js';
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

/** The coming twelve months: an answer has the events of 91 days at most. */
export const QUARTERS = ['first', 'second', 'third', 'fourth', 'rest'] as const;
type Quarter = (typeof QUARTERS)[number];
const QUARTER_DAYS = 91;

export type SkyQueries = {
  readonly transits: QueryOf<'gochar'>;
  readonly past: QueryOf<'gocharEvents'>;
  readonly eclipses: QueryOf<'eclipses'>;
  readonly graph: QueryOf<'svgTransits'>;
} & Readonly<Record<Quarter, QueryOf<'gocharEvents'>>>;

/** Days before the date whose changes of sign and stations are listed. */
const PAST_DAYS = 60;
const YEAR_DAYS = 365;

function plan(fields: Fields, context: PlanContext): Plan<SkyState, SkyQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const date = dateIn(fields, 'date', localNow(place.zone, context).date);
  const at = { ...placeOfRequest(place), language: context.language };
  const yearLater = daysLater(date, YEAR_DAYS);
  const events = (from_date: string, to_date: string): QueryOf<'gocharEvents'> => ({
    name: 'gocharEvents',
    body: { ...at, from_date, to_date },
  });
  return {
    state: { choice, place, isReference, date },
    queries: {
      transits: { name: 'gochar', body: { ...at, date } },
      past: events(daysLater(date, -PAST_DAYS), daysLater(date, -1)),
      ...recordFrom(QUARTERS, (quarter) => {
        const days = QUARTERS.indexOf(quarter) * QUARTER_DAYS;
        const last = Math.min(days + QUARTER_DAYS - 1, YEAR_DAYS);
        return events(daysLater(date, days), daysLater(date, last));
      }),
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
