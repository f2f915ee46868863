import type { EphemerisPlanet } from '../../ephemeris/ephemeris.js';

/**
 * Which position of a body is used: `apparent` with light-time and aberration, `geometric` without both, `on_ecliptic`
 * the apparent position with ecliptic latitude 0.
 */
export type SeenPlace = 'apparent' | 'geometric' | 'on_ecliptic';

/** When a body rises: the depression of its centre below the horizon at that moment. */
export interface RisingRow {
  readonly place: SeenPlace;
  /** From the observer at sea level, or from the centre of the Earth (no parallax). */
  readonly seenFrom: 'surface' | 'earth_centre';
  /** The upper limb of the disc is higher than the centre by the semidiameter. */
  readonly limb: 'upper' | 'centre';
  /** Refraction of a point on the horizon; in twilight, the depth of the Sun below the horizon. Degrees. */
  readonly refractionDeg: number;
}

/** Refraction on the horizon by the formula of Swiss Ephemeris, degrees: at 1013.25 hPa and 15 or 0 degrees C. */
const AT_15_C = 0.559_888_64;
const AT_0_C = 0.612_325_56;

/**
 * How a rise or set is defined. The refractions, and the radii of the discs, are those of Swiss Ephemeris, so that a
 * moment is the one that its `rise_trans` approximates; 0 degrees C is its default temperature. Source:
 * docs/panchang.md.
 */
export const RISING_DEFINITIONS = {
  apparent_upper_limb: { place: 'apparent', seenFrom: 'surface', limb: 'upper', refractionDeg: AT_15_C },
  upper_limb_default: { place: 'apparent', seenFrom: 'surface', limb: 'upper', refractionDeg: AT_0_C },
  disc_centre_refraction: { place: 'apparent', seenFrom: 'surface', limb: 'centre', refractionDeg: AT_0_C },
  disc_centre_no_refraction: { place: 'apparent', seenFrom: 'surface', limb: 'centre', refractionDeg: 0 },
  /** Hindu rising; intended for the Sun. */
  hindu_disc_centre: { place: 'on_ecliptic', seenFrom: 'earth_centre', limb: 'centre', refractionDeg: 0 },
  /** As in Jagannatha Hora: docs/jhora.md. */
  jhora_geometric: { place: 'geometric', seenFrom: 'surface', limb: 'centre', refractionDeg: 0 },
  /** Dawn and dusk: docs/rules/11-eclipses-and-visibility.md#section-8. Intended for the Sun. */
  civil_twilight: { place: 'apparent', seenFrom: 'surface', limb: 'centre', refractionDeg: 6 },
  nautical_twilight: { place: 'apparent', seenFrom: 'surface', limb: 'centre', refractionDeg: 12 },
  astronomical_twilight: { place: 'apparent', seenFrom: 'surface', limb: 'centre', refractionDeg: 18 },
} as const satisfies Readonly<Record<string, RisingRow>>;

export type RisingDefinition = keyof typeof RISING_DEFINITIONS;
/** What the eye sees rise and set. */
export type RisingBody = 'Sun' | 'Moon' | EphemerisPlanet;

/** Radii of the discs, km: those of Swiss Ephemeris, for planets the mean radii of the IAU. */
export const DISC_RADIUS_KM: Readonly<Record<RisingBody, number>> = {
  Sun: 696_000,
  Moon: 1737.5,
  Mercury: 2439.4,
  Venus: 6051.8,
  Mars: 3389.5,
  Jupiter: 69_911,
  Saturn: 58_232,
};
