import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

export const TWILIGHTS = ['civil', 'nautical', 'astronomical'] as const;
export type Twilight = (typeof TWILIGHTS)[number];

/** Dawn and dusk by one depth of the Sun. */
export interface TwilightOfDay {
  /** null where the Sun does not pass this depth in the morning, or in the evening. */
  readonly dawnJdUt: JulianDayUt | null;
  readonly duskJdUt: JulianDayUt | null;
  /** The Sun stays above this depth in both nights, or below it all day. */
  readonly state: 'all_night' | 'never' | null;
}

const HORIZONS = {
  civil: 'civil_twilight',
  nautical: 'nautical_twilight',
  astronomical: 'astronomical_twilight',
} as const satisfies Readonly<Record<Twilight, RisingDefinition>>;

/** From the transit of the Sun to the middle of the night, with the change from one transit to the next. */
const HALF_DAY = 0.502;

/** Dawn before and dusk after a transit of the Sun (docs/rules/11-eclipses-and-visibility.md#section-8). */
export function twilightAround(
  observatory: Observatory,
  transitJdUt: JulianDayUt,
  place: GeoPlace,
  twilight: Twilight,
): TwilightOfDay {
  const horizon = HORIZONS[twilight];
  const rise = observatory.lastRiseSet('Sun', 'rise', transitJdUt, place, horizon);
  const set = observatory.riseSet('Sun', 'set', transitJdUt, place, horizon);
  const dawnJdUt = rise !== null && transitJdUt - rise < HALF_DAY ? rise : null;
  const duskJdUt = set !== null && set - transitJdUt < HALF_DAY ? set : null;
  const isUp = observatory.isUp('Sun', julianDayUt(transitJdUt), place, horizon);
  const state = !isUp ? 'never' : dawnJdUt === null && duskJdUt === null ? 'all_night' : null;
  return { dawnJdUt, duskJdUt, state };
}
