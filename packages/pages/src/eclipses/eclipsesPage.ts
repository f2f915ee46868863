import { civilDate, dateIn, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

export interface EclipsesState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  readonly year: number;
}

export type EclipsesQueries = { readonly eclipses: QueryOf<'eclipses'> };

function plan(fields: Fields, context: PlanContext): Plan<EclipsesState, EclipsesQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date: today } = localNow(place.zone, context);
  const date = dateIn({ year: (fields.year ?? '') === '' ? '' : `${fields.year}-01-01` }, 'year', today);
  const { year } = civilDate(date);
  const of = date.slice(0, 4);
  return {
    state: { choice, place, isReference, year },
    queries: {
      eclipses: {
        name: 'eclipses',
        body: {
          ...placeOfRequest(place),
          language: context.language,
          from_date: `${of}-01-01`,
          to_date: `${of}-12-31`,
        },
      },
    },
    ...rememberedPlace(shown),
  };
}

/** The eclipses of a year: what is seen of each at a place, with its moments and the sutak. */
export const eclipsesPage = page<EclipsesState, EclipsesQueries>({
  path: PATHS.eclipses,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
