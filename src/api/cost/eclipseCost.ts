import { daysOf } from './rangeCost.js';

interface EclipseList {
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly count: number | null;
  readonly latitude: number | null;
  readonly only_visible: boolean;
}

const DAYS_PER_YEAR = 365.25;
/** Of all eclipses of a year, where they are not in the tables yet. */
const YEAR_MS = 4;
/** Of one eclipse in the response, on Earth and at a place. */
const EARTH_MS = 0.3;
const PLACE_MS = 1;
/** Years from one eclipse to the next, of all and of those that are seen at a place. */
const [YEARS_EACH, YEARS_EACH_VISIBLE] = [0.22, 1];

export function eclipsesMs({ from_date, to_date, count, latitude, only_visible }: EclipseList): number {
  const eachMs = latitude === null ? EARTH_MS : PLACE_MS;
  const years =
    to_date === null || from_date === null
      ? (count ?? 10) * (only_visible ? YEARS_EACH_VISIBLE : YEARS_EACH)
      : daysOf({ from_date, to_date }) / DAYS_PER_YEAR;
  return 1 + years * (YEAR_MS + eachMs / YEARS_EACH);
}
