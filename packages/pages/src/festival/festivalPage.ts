import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { recordFrom } from '@ganita/core/records.js';
import { civilDate, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';
import { festivalNamed } from './festivalNames.js';

export interface FestivalState {
  readonly id: FestivalId;
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  readonly today: string;
  /** The present year at the place, the first that is shown. */
  readonly year: number;
}

/** The years that are shown: the present one and five more. */
export const SHOWN_YEARS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

export type FestivalQueries = Readonly<Record<(typeof SHOWN_YEARS)[number], QueryOf<'festivals'>>>;

function plan(fields: Fields, context: PlanContext): Plan<FestivalState, FestivalQueries> {
  const id = festivalNamed(fields.festival ?? '');
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date: today } = localNow(place.zone, context);
  const { year } = civilDate(today);
  const wanted = { ...placeOfRequest(place), language: context.language, ids: [id] };
  return {
    state: { id, choice, place, isReference, today, year },
    queries: recordFrom(SHOWN_YEARS, (which) => ({
      name: 'festivals' as const,
      body: { ...wanted, year: year + SHOWN_YEARS.indexOf(which) },
    })),
    ...rememberedPlace(shown),
  };
}

/** A festival at a place: its dates of six years, why they are on these days, its times, and who keeps another day. */
export const festivalPage = page<FestivalState, FestivalQueries>({
  path: PATHS.festival,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
