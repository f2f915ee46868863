import type { SolarMonths } from '@ganita/words/locale.js';
import { solarCalendarOf } from 'ganita/api/regionalCalendars/solarMonthText.js';
import { readersCalendar, readersSolarMonths } from 'ganita/calculations/location/readersRegion.js';
import type { DayEighths } from 'ganita/calculations/pictures/dayPicture.js';
import { LAST_RANK } from '../almanac/shownFestivals.js';
import { dateIn, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

export interface DayState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  readonly date: string;
  /** The present moment at the place where the date is today; else null. */
  readonly now: string | null;
  /** How the solar month is named. */
  readonly solarMonths: SolarMonths;
  /** Which eighths of day and night readers use. */
  readonly eighths: DayEighths;
}

export type DayQueries = {
  readonly day: QueryOf<'panchangDay'>;
  readonly calendar: QueryOf<'calendarConvert'>;
  readonly festivals: QueryOf<'festivals'>;
  readonly bar: QueryOf<'svgDay'>;
};

function plan(fields: Fields, context: PlanContext): Plan<DayState, DayQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const { date: today, moment } = localNow(place.zone, context);
  const date = dateIn(fields, 'date', today);
  const now = date === today ? moment : null;
  const at = { ...placeOfRequest(place), language: context.language };
  const reader = { ...place, language: context.language };
  const solarMonths = readersSolarMonths(reader, context.places);
  const eighths = solarMonths === 'tamil' ? 'gowri' : 'choghadiya';
  const calendars = new Set([readersCalendar(reader, context.places), solarCalendarOf(solarMonths)]);
  return {
    state: { choice, place, isReference, date, now, solarMonths, eighths },
    queries: {
      day: { name: 'panchangDay', body: { ...at, date } },
      calendar: {
        name: 'calendarConvert',
        body: { ...at, date, calendars: [...calendars].filter((id) => id !== null) },
      },
      festivals: { name: 'festivals', body: { ...at, from_date: date, to_date: date, max_rank: LAST_RANK } },
      // To the minute, so that the picture is drawn once in it for all who look.
      bar: { name: 'svgDay', body: { ...at, date, eighths, at: now === null ? null : `${now.slice(0, 16)}:00` } },
    },
    ...rememberedPlace(shown),
  };
}

/** The panchanga of a date at a place. */
export const dayPage = page<DayState, DayQueries>({
  path: PATHS.day,
  method: 'GET',
  limitPerMinute: 120,
  plan,
});
