import { TRADITIONS, type Tradition } from '@ganita/core/festivals/almanac.js';
import { FESTIVALS, type FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import {
  requestOfShown,
  SHOWN_FESTIVALS,
  SHOWN_REGIONS,
  type ShownFestivals,
  type ShownRegion,
} from '../almanac/shownFestivals.js';
import { choiceIn, civilDate, dateIn, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** What a list of a year has beside what a month has: its ekadashis alone. */
export const SHOWN_OF_YEAR = [...SHOWN_FESTIVALS, 'ekadashi'] as const;
export type ShownOfYear = ShownFestivals | 'ekadashi';

/** The ekadashis of the twelve months, and those of an adhika one. */
const EKADASHIS: readonly FestivalId[] = FESTIVALS.filter(({ rule }) => rule.kind === 'ekadashi').map(({ id }) => id);

export interface FestivalsState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  readonly year: number;
  /** Today at the place. */
  readonly today: string;
  readonly tradition: Tradition;
  readonly festivals: ShownOfYear;
  readonly region: ShownRegion;
}

export type FestivalsQueries = { readonly festivals: QueryOf<'festivals'> };

function plan(fields: Fields, context: PlanContext): Plan<FestivalsState, FestivalsQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date: today } = localNow(place.zone, context);
  const date = dateIn({ year: (fields.year ?? '') === '' ? '' : `${fields.year}-01-01` }, 'year', today);
  const { year } = civilDate(date);
  const tradition = choiceIn(fields, 'tradition', TRADITIONS, 'smarta');
  const festivals = choiceIn(fields, 'festivals', SHOWN_OF_YEAR, 'general');
  const region = choiceIn(fields, 'region', SHOWN_REGIONS, 'place');
  const wanted = festivals === 'ekadashi' ? { ids: [...EKADASHIS] } : requestOfShown(festivals, region);
  return {
    state: { choice, place, isReference, year, today, tradition, festivals, region },
    queries: {
      festivals: {
        name: 'festivals',
        body: { ...placeOfRequest(place), language: context.language, tradition, ...wanted, year },
      },
    },
    ...rememberedPlace(shown),
  };
}

/** The festivals of a year at a place by month, or its ekadashis with the times at which their fasts are broken. */
export const festivalsPage = page<FestivalsState, FestivalsQueries>({
  path: PATHS.festivals,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
