import { contains, type Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { GrahaPaths } from '../transits/grahaPaths.js';
import type { Sign } from '../zodiac/signs.js';
import { cyclesOverlapping, houseZone, type SaturnCycle, sadeSatiBySign } from './cycles.js';
import { phasesOf, type SadeSatiPhase } from './phases.js';

/** A sade sati that is running at a moment. */
export interface RunningSadeSati {
  readonly cycle: SaturnCycle;
  readonly phases: readonly SadeSatiPhase[];
  /** The running phase, interruptions included. */
  readonly phase: SadeSatiPhase | null;
  /** Saturn is temporarily outside the three signs. */
  readonly interrupted: boolean;
}

/** The dhaiyyas: Saturn in the 4th or the 8th sign from the Moon. */
export const DHAIYYA_HOUSES = { kantaka: 4, ashtama: 8 } as const;
export type DhaiyyaKind = keyof typeof DHAIYYA_HOUSES;

/** A dhaiyya in whose sign Saturn is at a moment. */
export interface RunningDhaiyya {
  readonly kind: DhaiyyaKind;
  readonly cycle: SaturnCycle;
}

const momentOnly = (jdUt: JulianDayUt): Interval => ({ startJdUt: jdUt, endJdUt: jdUt });

/** The sade sati by signs that contains a moment, or null. */
export function sadeSatiAt(paths: GrahaPaths, moonSign: Sign, jdUt: JulianDayUt): RunningSadeSati | null {
  const cycles = cyclesOverlapping(paths, sadeSatiBySign(moonSign), momentOnly(jdUt));
  return runningSadeSati(cycles, jdUt);
}

/** The cycle that contains a moment, or null. */
export function runningSadeSati(cycles: readonly SaturnCycle[], jdUt: JulianDayUt): RunningSadeSati | null {
  const cycle = cycles.find((one) => contains(one, jdUt));
  if (cycle === undefined) return null;
  const phases = phasesOf(cycle);
  return {
    cycle,
    phases,
    phase: phases.find((phase) => contains(phase, jdUt)) ?? null,
    interrupted: !cycle.segments.some((segment) => contains(segment, jdUt)),
  };
}

/** The dhaiyya that is running at a moment, or null; it is not running while Saturn is back in another sign. */
export function dhaiyyaAt(paths: GrahaPaths, moonSign: Sign, jdUt: JulianDayUt): RunningDhaiyya | null {
  for (const kind of Object.keys(DHAIYYA_HOUSES) as DhaiyyaKind[]) {
    const cycle = cyclesOverlapping(paths, houseZone(moonSign, DHAIYYA_HOUSES[kind]), momentOnly(jdUt)).find(
      ({ segments }) => segments.some((segment) => contains(segment, jdUt)),
    );
    if (cycle !== undefined) return { kind, cycle };
  }
  return null;
}
