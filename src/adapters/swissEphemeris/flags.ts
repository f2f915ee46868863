import type { AyanamsaAnchor, EphemerisBody } from '../../core/ephemeris/ephemeris.js';

/** Numbers of the Swiss Ephemeris interface (Swiss Ephemeris programmer's documentation). */
export const FLAG = {
  swissEphemeris: 2,
  truePosition: 16,
  noNutation: 64,
  speed: 256,
  noLightBending: 512,
  equatorial: 2048,
  sidereal: 65_536,
} as const;

/** Bits of a returned flag that name the ephemeris the answer came from. */
export const EPHEMERIS_BITS = 7;

export const OBLIQUITY_BODY = -1;

export const BODY_NUMBER: Readonly<Record<EphemerisBody, number>> = {
  Sun: 0,
  Moon: 1,
  Mercury: 2,
  Venus: 3,
  Mars: 4,
  Jupiter: 5,
  Saturn: 6,
  Uranus: 7,
  Neptune: 8,
  Pluto: 9,
  mean_node: 10,
  true_node: 11,
};

export const PLACIDUS = 'P'.charCodeAt(0);

const USER_MODE = 255;
const USER_EPOCH_IS_UT = 1024;

/** Arguments of `set_sid_mode` for an anchor. */
export function siderealMode(anchor: AyanamsaAnchor): readonly [mode: number, epochJd: number, valueDeg: number] {
  if (anchor.kind === 'model') return [anchor.swissId, 0, 0];
  return [USER_MODE + (anchor.epochScale === 'ut' ? USER_EPOCH_IS_UT : 0), anchor.epochJd, anchor.valueDeg];
}

/** Flags of a position: what it is corrected for. */
export const correctionFlags = (correction: 'geometric' | 'apparent', nutation: 'with' | 'without'): number =>
  FLAG.swissEphemeris +
  FLAG.speed +
  (correction === 'geometric' ? FLAG.truePosition + FLAG.noLightBending : 0) +
  (nutation === 'without' ? FLAG.noNutation : 0);

/**
 * Rise and set, with the bits of a Hindu rising: centre of the disc 256, no refraction 512, no ecliptic latitude 128.
 */
export const HINDU_SUN_EVENT = { rise: 1 + 896, set: 2 + 896 } as const;

/** Kinds of an eclipse in the returned flag, the most central first. */
export const ECLIPSE_KINDS = [
  [32, 'hybrid'],
  [4, 'total'],
  [8, 'annular'],
  [16, 'partial'],
  [64, 'penumbral'],
] as const;
