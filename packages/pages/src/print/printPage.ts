import { CALENDAR_PAPERS } from 'ganita/calculations/calendar/yearCalendar.js';
import { choiceIn, civilDate, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page } from '../page.js';
import { PATHS } from '../paths.js';

export interface PrintState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  /** The year that the form begins with: the next one from October on, when calendars are printed. */
  readonly year: number;
}

const PRINTED_FROM_MONTH = 10;

function plan(fields: Fields, context: PlanContext): Plan<PrintState, Record<never, never>> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  return {
    state: { choice, place, isReference, year: printedYear(place, context) },
    queries: {},
    ...rememberedPlace(shown),
  };
}

/** The year of a calendar that is printed now. */
function printedYear(place: KnownPlace, context: PlanContext): number {
  const { year, month } = civilDate(localNow(place.zone, context).date);
  return month < PRINTED_FROM_MONTH ? year : year + 1;
}

/** The request of `/calendar.pdf` that the form of the page makes. */
export function calendarPdfRequest(fields: Fields, context: PlanContext): Readonly<Record<string, unknown>> {
  const { place } = shownPlace(fields, context);
  return {
    ...placeOfRequest(place),
    year: (fields.year ?? '') === '' ? printedYear(place, context) : Number(fields.year),
    paper: choiceIn(fields, 'paper', CALENDAR_PAPERS, 'A4'),
    brand: (fields.brand ?? '') === '' ? null : fields.brand,
    language: context.language,
  };
}

/** A year to print: the wall calendar of a place. */
export const printPage = page<PrintState, Record<never, never>>({
  path: PATHS.print,
  method: 'GET',
  limitPerMinute: 60,
  plan,
});
