import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { eventsIn } from '../panchanga/sunDay.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** A body and the horizon over which it is seen. */
export interface SeenBody {
  readonly body: 'Sun' | 'Moon';
  readonly place: GeoPlace;
  readonly horizon: RisingDefinition;
}

/**
 * The parts of an interval in which a body is above the horizon, in time order: none, one, or more at high latitudes.
 * Every passage within the interval is found, however short the time between two; without one the body is up or down
 * throughout, as at the middle.
 */
export function visibleParts(observatory: Observatory, seen: SeenBody, interval: Interval): readonly Interval[] {
  const limits = [interval.startJdUt, ...passages(observatory, seen, interval), interval.endJdUt];
  const parts: Interval[] = [];
  limits.slice(1).forEach((endJdUt, index) => {
    const startJdUt = limits[index] as JulianDayUt;
    const middle = julianDayUt((startJdUt + endJdUt) / 2);
    if (endJdUt <= startJdUt || !observatory.isUp(seen.body, middle, seen.place, seen.horizon)) return;
    const last = parts.at(-1);
    if (last?.endJdUt === startJdUt) parts[parts.length - 1] = { startJdUt: last.startJdUt, endJdUt };
    else parts.push({ startJdUt, endJdUt });
  });
  return parts;
}

/** The moments inside an interval at which a body passes the horizon, in time order. */
function passages(
  observatory: Observatory,
  { body, place, horizon }: SeenBody,
  interval: Interval,
): readonly JulianDayUt[] {
  return (['rise', 'set'] as const)
    .flatMap((event) => eventsIn(observatory, body, event, interval, place, horizon))
    .filter((at) => at > interval.startJdUt)
    .sort((a, b) => a - b);
}
