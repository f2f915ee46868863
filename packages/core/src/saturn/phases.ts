import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { House } from '../zodiac/houses.js';
import type { SaturnCycle } from './cycles.js';

/** The houses from the Moon that Saturn passes in a sade sati. */
export const SADE_SATI_HOUSES = ['12th', '1st', '2nd'] as const;
export type SadeSatiHouse = (typeof SADE_SATI_HOUSES)[number];

/** The phases of a sade sati, one for each of the houses. */
export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const;
export type SadeSatiPhaseName = (typeof SADE_SATI_PHASES)[number];

/** House from the Moon that Saturn passes in each phase. */
export const HOUSE_OF_PHASE: Readonly<Record<SadeSatiPhaseName, House>> = { rising: 12, peak: 1, setting: 2 };

/** A third of a sade sati. */
export interface SadeSatiPhase extends Interval {
  readonly name: SadeSatiPhaseName;
  readonly house: SadeSatiHouse;
}

/**
 * The phases of a cycle: each starts with the last forward crossing into its part
 * (docs/rules/07-panchang-calendar-transits.md#section-14). A phase before the start or after the end of the
 * ephemeris is omitted.
 */
export function phasesOf(cycle: SaturnCycle): readonly SadeSatiPhase[] {
  const starts: (JulianDayUt | null)[] = [
    cycle.segments[0]?.part === 0 ? cycle.startJdUt : null,
    lastEntry(cycle, 1),
    lastEntry(cycle, 2),
  ];
  // If the data start inside the cycle, its first known part starts with the data.
  const first = cycle.segments[0]?.part ?? 0;
  starts[first] ??= cycle.startJdUt;
  return SADE_SATI_PHASES.flatMap((name, index): readonly SadeSatiPhase[] => {
    const startJdUt = starts[index] ?? null;
    if (startJdUt === null) return [];
    const endJdUt = starts.slice(index + 1).find((start) => start !== null) ?? cycle.endJdUt;
    return [{ name, house: SADE_SATI_HOUSES[index] as SadeSatiHouse, startJdUt, endJdUt }];
  });
}

/** Last crossing from the previous part into a part. */
function lastEntry({ segments }: SaturnCycle, part: number): JulianDayUt | null {
  const entry = segments.findLast(
    (stay, index) =>
      stay.part === part && segments[index - 1]?.part === part - 1 && segments[index - 1]?.endJdUt === stay.startJdUt,
  );
  return entry?.startJdUt ?? null;
}
