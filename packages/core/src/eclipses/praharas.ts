import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** Where and by which sunrise praharas are counted. */
export interface SunAt {
  readonly place: GeoPlace;
  readonly horizon: RisingDefinition;
}

/** A day (from sunrise) or a night. */
interface Half {
  readonly startsWith: 'rise' | 'set';
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
}

/** Praharas of a day or of a night. */
const PRAHARAS = 4;

const OTHER = { rise: 'set', set: 'rise' } as const;
const PAST_EVENT_DAYS = 1e-8;

/**
 * Start of the prahara that is so many before the one of a moment (0: its own): a day from sunrise to sunset and a night
 * have four each (docs/rules/11-eclipses-and-visibility.md#section-4). null where the Sun does not rise or set.
 */
export function praharaStart(
  observatory: Observatory,
  sun: SunAt,
  jdUt: JulianDayUt,
  before: number,
): JulianDayUt | null {
  let half = halfAt(observatory, sun, jdUt);
  if (half === null) return null;
  let prahara = Math.floor((PRAHARAS * (jdUt - half.startJdUt)) / (half.endJdUt - half.startJdUt)) - before;
  while (prahara < 0) {
    half = halfBefore(observatory, sun, half);
    if (half === null) return null;
    prahara += PRAHARAS;
  }
  return julianDayUt(half.startJdUt + (prahara / PRAHARAS) * (half.endJdUt - half.startJdUt));
}

function halfAt(observatory: Observatory, { place, horizon }: SunAt, jdUt: JulianDayUt): Half | null {
  const last = (event: 'rise' | 'set') => observatory.lastRiseSet('Sun', event, jdUt, place, horizon);
  const [rise, set] = [last('rise'), last('set')];
  const startsWith = rise !== null && (set === null || rise > set) ? 'rise' : 'set';
  const startJdUt = startsWith === 'rise' ? rise : set;
  if (startJdUt === null) return null;
  const from = julianDayUt(startJdUt + PAST_EVENT_DAYS);
  const endJdUt = observatory.riseSet('Sun', OTHER[startsWith], from, place, horizon);
  return endJdUt === null ? null : { startsWith, startJdUt, endJdUt };
}

function halfBefore(observatory: Observatory, { place, horizon }: SunAt, half: Half): Half | null {
  const startsWith = OTHER[half.startsWith];
  const until = julianDayUt(half.startJdUt - PAST_EVENT_DAYS);
  const startJdUt = observatory.lastRiseSet('Sun', startsWith, until, place, horizon);
  return startJdUt === null ? null : { startsWith, startJdUt, endJdUt: half.startJdUt };
}
