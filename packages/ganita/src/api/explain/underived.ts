import { namesLike } from '../columns/selectColumns.js';

const EPHEMERIS = 'a figure of the ephemeris';
const SEARCH = 'a moment found by the ephemeris';
const LABEL = 'a name, not a result';

/** Why columns have no derivation; `*` is any text of a part. */
const UNDERIVED: readonly (readonly [like: string, why: string])[] = [
  ['*.speed', EPHEMERIS],
  ['states.planets.*.speed', EPHEMERIS],
  ['states.planets.*.declination', EPHEMERIS],
  ['ayanamsa', EPHEMERIS],
  ['panchang.vedic_day.sun_absolute_longitude_at_sunrise', EPHEMERIS],
  ['panchang.sun*', SEARCH],
  ['panchang.moon*', SEARCH],
  ['panchang.next_sunrise_at', SEARCH],
  ['panchang.vedic_day.*_at', SEARCH],
  ['houses.*.house', LABEL],
  ['longevity.statement_kind', LABEL],
  ['longevity.three_pairs.*', LABEL],
  ['longevity.three_pairs.*.point_pairs.*', LABEL],
  ['longevity.three_pairs.*.point_pairs.*.compared_points.*', LABEL],
  ['panchang.vedic_day.sunrise_definition', LABEL],
];

/** Why a selector has no derivation; null where that is not said. */
export const whyUnderived = (name: string): string | null =>
  UNDERIVED.find(([like]) => namesLike(like, [name]).length > 0)?.[1] ?? null;
