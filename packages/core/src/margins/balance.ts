import { MINUTES_PER_DAY } from '../time/julianDay.js';
import type { Graha } from '../zodiac/grahas.js';
import { dashaFrom, seedPathOf } from './dashaStart.js';
import type { WindowSky } from './windowSky.js';

/** The balance of Vimshottari at a birth, which is no discrete result, and how fast it changes with the clock. */
export interface BalanceSlope {
  readonly lord: Graha;
  /** Days of the first mahadasha that remain at the birth. */
  readonly days: number;
  /** Days by which the balance is longer for a birth one minute later: less than nothing while the seed moves forward. */
  readonly daysPerMinute: number;
}

/**
 * The balance and its slope (docs/rules/13-birth-time-margins.md#section-2); null where the rules start the dasha from
 * a point that is no body.
 */
export function balanceSlope(sky: WindowSky, yearDays: number): BalanceSlope | null {
  const seed = seedPathOf(sky);
  if (seed === null) return null;
  const startAt = (days: number) => {
    const { plan, elapsed } = dashaFrom('vimsottari', seed.path.at(days), sky.rules);
    const [first] = plan.mahadashas;
    return { elapsed, years: first?.years ?? 0, lord: plan.lords[first?.key ?? 0] as Graha };
  };
  const { elapsed, years, lord } = startAt(0);
  const half = 0.5 / MINUTES_PER_DAY;
  // Across a nakshatra's end the share starts again: less than half of it passes in a minute.
  const change = startAt(half).elapsed - startAt(-half).elapsed;
  const passed = change - Math.round(change);
  return { lord, days: (1 - elapsed) * years * yearDays, daysPerMinute: 0 - passed * years * yearDays };
}
