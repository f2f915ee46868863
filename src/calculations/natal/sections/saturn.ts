import { phasesOf } from '../../../core/saturn/phases.js';
import { saturnTransits as transitsOf } from '../../../core/saturn/saturnTransits.js';
import type { NatalContext } from '../context.js';

/**
 * Saturn over the Moon and the lagna from the birth to a hundred years after it. By the modern ephemeris in every
 * calculation type: its Moon and its lagna, not those of the chart.
 */
export function saturnTransits({ natal, observatory, grahaPaths, rules }: NatalContext) {
  const { jdUt, place, utcOffsetHours } = natal.sky;
  const transits = transitsOf(grahaPaths, {
    jdUt,
    moonDeg: observatory.longitudeDeg('Moon', jdUt),
    ascendantDeg: observatory.ascendantDeg(jdUt, place),
  });
  const withPhases = (cycle: (typeof transits.signBased)[number]) => ({ cycle, phases: phasesOf(cycle) });
  return {
    utcOffsetHours,
    rounding: rules.printed_rounding,
    signBased: transits.signBased.map(withPhases),
    degreeBased: transits.degreeBased.map(withPhases),
    fromMoon: transits.fromMoon,
    fromLagna: transits.fromLagna,
  };
}
