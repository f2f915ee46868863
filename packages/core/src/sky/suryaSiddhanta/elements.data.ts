/**
 * Elements of the Surya Siddhanta, standard text (Burgess), without bija; those of the Sun are in `@ganita/calendars`. Source: Surya Siddhanta I and II;
 * docs/rules/01-positions-and-vargas.md#section-12.
 */
import {
  type Epicycle,
  SUN_EPICYCLE,
  SUN_MANDOCCA_REVOLUTIONS,
  SUN_REVOLUTIONS,
} from '@ganita/calendars/suryaSiddhanta.js';

/** The star planets (tara graha): those with a sighra equation in addition to a manda equation. */
export const TARAGRAHAS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Taragraha = (typeof TARAGRAHAS)[number];

/** Everything with a mean motion. The sighroccas of Mercury and Venus move; those of the others are the mean Sun. */
export type MeanMotion =
  | 'Sun'
  | 'Moon'
  | 'Mars'
  | 'mercury_sighrocca'
  | 'Jupiter'
  | 'venus_sighrocca'
  | 'Saturn'
  | 'moon_apsis'
  | 'node';

/** Revolutions in a mahayuga; the node goes backwards. */
export const REVOLUTIONS: Readonly<Record<MeanMotion, number>> = {
  Sun: SUN_REVOLUTIONS,
  Moon: 57_753_336,
  Mars: 2_296_832,
  mercury_sighrocca: 17_937_060,
  Jupiter: 364_220,
  venus_sighrocca: 7_022_376,
  Saturn: 146_568,
  moon_apsis: 488_203,
  node: 232_238,
};

/**
 * Revolutions of the Moon's apsis with the bija of the later almanacs, 4 less in a mahayuga
 * (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5).
 */
export const MOON_APSIS_WITH_BIJA = 488_199;

/** Positions at the start of Kali in degrees: everything else was at 0 Aries. */
export const MOON_APSIS_AT_KALI_DEG = 90;
export const NODE_AT_KALI_DEG = 180;

/** Revolutions of a mandocca in a kalpa. */
export const MANDOCCA_REVOLUTIONS: Readonly<Record<'Sun' | Taragraha, number>> = {
  Sun: SUN_MANDOCCA_REVOLUTIONS,
  Mars: 204,
  Mercury: 368,
  Jupiter: 900,
  Venus: 535,
  Saturn: 39,
};

export const MANDA_EPICYCLES: Readonly<Record<'Sun' | 'Moon' | Taragraha, Epicycle>> = {
  Sun: SUN_EPICYCLE,
  Moon: { evenDeg: 32, oddDeg: 31 + 40 / 60 },
  Mars: { evenDeg: 75, oddDeg: 72 },
  Mercury: { evenDeg: 30, oddDeg: 28 },
  Jupiter: { evenDeg: 33, oddDeg: 32 },
  Venus: { evenDeg: 12, oddDeg: 11 },
  Saturn: { evenDeg: 49, oddDeg: 48 },
};

export const SIGHRA_EPICYCLES: Readonly<Record<Taragraha, Epicycle>> = {
  Mars: { evenDeg: 235, oddDeg: 232 },
  Mercury: { evenDeg: 133, oddDeg: 132 },
  Jupiter: { evenDeg: 70, oddDeg: 72 },
  Venus: { evenDeg: 262, oddDeg: 260 },
  Saturn: { evenDeg: 39, oddDeg: 40 },
};

/** Revolutions of the ayana in a mahayuga, and the share of its bhuja by which it moves the equinox. */
export const AYANA_REVOLUTIONS = 600;
export const AYANA_SHARE = 0.3;

/** Sine of the greatest declination: 1397 of a radius of 3438. */
export const SINE_OF_OBLIQUITY = 1397 / 3438;

/** Radius of the text and its sines at every 225 minutes of the quadrant, 0 to 90 degrees. */
export const SINE_RADIUS = 3438;
export const SINES: readonly number[] = [
  0, 225, 449, 671, 890, 1105, 1315, 1520, 1719, 1910, 2093, 2267, 2431, 2585, 2728, 2859, 2978, 3084, 3177, 3256, 3321,
  3372, 3409, 3431, 3438,
];
