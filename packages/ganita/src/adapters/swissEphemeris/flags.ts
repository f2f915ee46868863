import type { AyanamsaAnchor, EphemerisBody, HeliacalEvent, HouseSystem } from '@ganita/core/ephemeris/ephemeris.js';

/** Numbers of the Swiss Ephemeris interface (Swiss Ephemeris programmer's documentation). */
export const FLAG = {
  swissEphemeris: 2,
  truePosition: 16,
  noNutation: 64,
  speed: 256,
  noLightBending: 512,
  equatorial: 2048,
  topocentric: 32_768,
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

/** Letters of the house systems. */
export const SYSTEM_LETTER: Readonly<Record<HouseSystem, string>> = {
  placidus: 'P',
  koch: 'K',
  campanus: 'C',
  regiomontanus: 'R',
  porphyry: 'O',
  topocentric: 'T',
  alcabitius: 'B',
};

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

/** Types of an eclipse in the returned flag, the most central first. */
export const SOLAR_TYPES = [
  [32, 'hybrid'],
  [4, 'total'],
  [8, 'annular'],
  [16, 'partial'],
] as const;
export const LUNAR_TYPES = [
  [4, 'total'],
  [16, 'partial'],
  [64, 'penumbral'],
] as const;
/** The bit of a solar eclipse whose axis of shadow meets the Earth. */
export const CENTRAL = 1;

/** Doubles that a function may write; the unused ones keep what was in them, so they are cleared before each call. */
export const BUFFER_DOUBLES = { eclipseTimes: 10, eclipseAttributes: 20, eclipsePlace: 10, heliacal: 50 } as const;
/** What the library gives for an eclipse that it cannot assign to a saros series. */
export const NO_SAROS = -99_999_999;

/** Heliacal rising 1, heliacal setting 2, evening first 3, morning last 4. */
export const HELIACAL_EVENTS: Readonly<Record<HeliacalEvent, number>> = {
  first_morning: 1,
  last_evening: 2,
  first_evening: 3,
  last_morning: 4,
};
/** Pressure (hPa), temperature (degrees C), relative humidity (percent), 0: extinction from these. */
export const ATMOSPHERE = [1013.25, 15, 40, 0] as const;
/** Age, Snellen ratio, both eyes, magnification 1 (naked eye), and two that only a telescope uses. */
export const OBSERVER = [36, 1, 1, 1, 0, 0] as const;
