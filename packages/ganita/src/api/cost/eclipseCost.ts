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

interface VisibilityRange {
  readonly from_date: string;
  readonly to_date: string;
  readonly include: readonly string[] | null;
  readonly planets: readonly string[] | null;
  readonly conjunction_bodies: readonly string[] | null;
}

/** Conjunctions of a planet with the Sun in a year, on the average of the five. */
const CONJUNCTIONS_A_YEAR = 1.4;
/** Of the limits of one period, by the method. */
const PERIOD_MS: Readonly<Record<string, number>> = { arcus_visionis: 12, kalamsa: 16, heliacal: 120 };
const LONGITUDE_PERIOD_MS = 1;
/** Of the other parts, for a year. */
const PART_YEAR_MS: Readonly<Record<string, number>> = {
  conjunctions: 10,
  moon_phases: 4,
  crescents: 40,
  twilight: 60,
};
const MOON_CONJUNCTIONS_MS = 40;

const astaMs = (planets: number, years: number, method: string): number =>
  planets * (CONJUNCTIONS_A_YEAR * years + 1) * (PERIOD_MS[method] ?? LONGITUDE_PERIOD_MS);

/** What the asta of Jupiter and Venus adds to a muhurta: by longitude nothing, which is their combustion at a moment. */
export const muhurtaAstaMs = (
  range: { readonly from_date: string; readonly to_date: string },
  method: string,
): number => (method === 'longitude' ? 0 : astaMs(2, daysOf(range) / DAYS_PER_YEAR, method));

export function visibilityMs(range: VisibilityRange, astaMethod: string): number {
  const years = daysOf(range) / DAYS_PER_YEAR;
  const parts = range.include ?? ['asta', 'conjunctions', 'moon_phases'];
  const asta =
    parts.includes('asta') || parts.includes('conjunctions')
      ? astaMs(range.planets?.length ?? 5, years, astaMethod)
      : 0;
  const moon = range.conjunction_bodies?.includes('Moon') === true ? MOON_CONJUNCTIONS_MS * years : 0;
  return 1 + asta + moon + parts.reduce((sum, name) => sum + years * (PART_YEAR_MS[name] ?? 0), 0);
}
