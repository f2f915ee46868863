import type { Interval } from '../panchanga/spans.js';
import type { Observatory } from '../sky/observatory.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** After a maximum the next one of the same kind is looked for from here on. */
const PAST_MAXIMUM_DAYS = 1;

/**
 * Maxima of the eclipses of an interval that count as grahana, anywhere on Earth: every solar one, and the lunar ones
 * in which the Moon meets the umbra.
 */
export function grahanasIn({ ephemeris }: Observatory, { startJdUt, endJdUt }: Interval): readonly JulianDayUt[] {
  const found: JulianDayUt[] = [];
  for (const kind of ['solar', 'lunar'] as const) {
    let from = startJdUt;
    while (from < endJdUt) {
      const eclipse = ephemeris.nextEclipse(kind, from);
      if (eclipse.jdUt < endJdUt && eclipse.kind !== 'penumbral') found.push(eclipse.jdUt);
      from = julianDayUt(eclipse.jdUt + PAST_MAXIMUM_DAYS);
    }
  }
  return found;
}
