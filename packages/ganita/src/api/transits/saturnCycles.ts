import type { SaturnCycle } from '@ganita/core/saturn/cycles.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';

/** An interval whose ends may be outside the ephemeris. */
export interface OpenSpan {
  readonly startJdUt: JulianDayUt | null;
  readonly endJdUt: JulianDayUt | null;
}

/** The ends of a cycle that are known. */
export const knownEnds = (cycle: SaturnCycle): OpenSpan => ({
  startJdUt: cycle.startIsKnown ? cycle.startJdUt : null,
  endJdUt: cycle.endIsKnown ? cycle.endJdUt : null,
});

/** The ends of a part of a cycle that are known: one at an end of the cycle is known when the cycle's own is. */
export const knownEndsWithin = (cycle: SaturnCycle, part: Interval): OpenSpan => ({
  startJdUt: part.startJdUt === cycle.startJdUt ? knownEnds(cycle).startJdUt : part.startJdUt,
  endJdUt: part.endJdUt === cycle.endJdUt ? knownEnds(cycle).endJdUt : part.endJdUt,
});
