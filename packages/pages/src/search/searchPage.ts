import { WORDS } from '@ganita/words/words.js';
import { daysLater, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';
import { treeOf, type Wanted, wantedIn } from './conditions.js';
import { wantedText } from './searchConditionWords.js';

/** A search of the panchang: its conditions, range and place. */
export interface SearchState {
  readonly wanted: Wanted;
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  /** `YYYY-MM-DD`, as the form sends them */
  readonly from: string;
  readonly to: string;
  /** Whether the form was sent. */
  readonly isSent: boolean;
}

export type SearchQueries = {
  /** Left out until a condition is chosen. */
  readonly found: QueryOf<'panchangSearch'> | undefined;
};

/** Days that are searched until a person chooses others: what is computed day by day may have 366. */
const RANGE_DAYS = 364;

function plan(fields: Fields, context: PlanContext): Plan<SearchState, SearchQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date: today } = localNow(place.zone, context);
  const from = fields.from_date || today;
  const to = fields.to_date || daysLater(today, RANGE_DAYS);
  const wanted = wantedIn(fields);
  const where = treeOf(wanted);
  const isFile = fields.format === 'ics';
  const { language } = context;
  return {
    state: { wanted, choice, place, isReference, from, to, isSent: fields.from_date !== undefined },
    queries: {
      found:
        where === null || choice.kind === 'found'
          ? undefined
          : {
              name: 'panchangSearch',
              body: {
                ...placeOfRequest(place),
                from_date: from,
                to_date: to,
                where,
                language,
                ...(isFile && { format: 'ics' as const, title: wantedText(wanted, WORDS[language]) }),
              },
            },
    },
    ...(isFile && { file: 'found' as const }),
    ...rememberedPlace(shown),
  };
}

/** When conditions of the panchang hold together. It has no birth: its address can be kept and shared. */
export const searchPage = page<SearchState, SearchQueries>({
  path: PATHS.search,
  method: 'GET',
  limitPerMinute: 30,
  plan,
});
