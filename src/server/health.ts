import type { Ephemeris } from '../core/ephemeris/ephemeris.js';
import { LAHIRI_ANCHOR } from '../core/sky/ayanamsa.js';
import { julianDayUt } from '../core/time/julianDay.js';

/** What the ephemeris can do now, found by asking it. */
export interface EphemerisHealth {
  readonly usable: boolean;
  readonly name: string;
  readonly version: string;
  /** What did not work; empty when all is well. */
  readonly faults: readonly string[];
}

const PROBE = julianDayUt(2_460_000.5);
const STAR_ANCHOR = { kind: 'model', swissId: 27 } as const;

/** Try a planet, the Moon, and an ayanamsa that a star holds: three calls, some 20 microseconds. */
export function ephemerisHealth(ephemeris: Ephemeris): EphemerisHealth {
  const sidereal = {
    zodiac: { kind: 'sidereal', ayanamsa: LAHIRI_ANCHOR },
    correction: 'geometric',
    nutation: 'without',
  } as const;
  const probes: Readonly<Record<string, () => unknown>> = {
    planets: () => ephemeris.ecliptic('Jupiter', PROBE, sidereal),
    moon: () => ephemeris.ecliptic('Moon', PROBE, sidereal),
    stars: () => ephemeris.ayanamsaDeg(PROBE, STAR_ANCHOR, 'geometric'),
  };
  const faults = Object.entries(probes).flatMap(([name, probe]) => (works(probe) ? [] : [name]));
  const { name, version } = ephemeris.identity;
  return { usable: faults.length === 0, name, version, faults };
}

/** The fault itself is reported by name; the error would tell a caller nothing more. */
function works(probe: () => unknown): boolean {
  try {
    probe();
    return true;
  } catch {
    return false;
  }
}
