/**
 * Elements of the Surya Siddhanta, standard text (Burgess), without bija. Source: Surya Siddhanta I and II;
 * docs/rules/01-positions-and-vargas.md#section-12.
 */

/** The star planets (tara graha): those with a sighra equation in addition to a manda equation. */
export const TARAGRAHAS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Taragraha = (typeof TARAGRAHAS)[number];

/** Civil days of a mahayuga of 4,320,000 years. */
export const DAYS_OF_MAHAYUGA = 1_577_917_828;
export const MAHAYUGAS_OF_KALPA = 1000;
export const YEARS_OF_KALPA = 4_320_000_000;
/** Years from the creation, when the planets started to move, to the start of Kali. */
export const YEARS_BEFORE_KALI = 1_955_880_000;

/** Ujjain, degrees east of Greenwich. */
const UJJAIN_LONGITUDE_DEG = 75.7684565;
/** Start of Kali: midnight at Ujjain of 18 February 3102 BC (Julian), as a Julian day in UT. */
export const KALI_JD_UT = 588_465.5 - UJJAIN_LONGITUDE_DEG / 360;

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
  Sun: 4_320_000,
  Moon: 57_753_336,
  Mars: 2_296_832,
  mercury_sighrocca: 17_937_060,
  Jupiter: 364_220,
  venus_sighrocca: 7_022_376,
  Saturn: 146_568,
  moon_apsis: 488_203,
  node: 232_238,
};

/** Positions at the start of Kali in degrees: everything else was at 0 Aries. */
export const MOON_APSIS_AT_KALI_DEG = 90;
export const NODE_AT_KALI_DEG = 180;

/** Revolutions of a mandocca in a kalpa. */
export const MANDOCCA_REVOLUTIONS: Readonly<Record<'Sun' | Taragraha, number>> = {
  Sun: 387,
  Mars: 204,
  Mercury: 368,
  Jupiter: 900,
  Venus: 535,
  Saturn: 39,
};

/** Circumference of an epicycle in degrees of the orbit, at the ends of the even and of the odd quadrants. */
export interface Epicycle {
  readonly evenDeg: number;
  readonly oddDeg: number;
}

export const MANDA_EPICYCLES: Readonly<Record<'Sun' | 'Moon' | Taragraha, Epicycle>> = {
  Sun: { evenDeg: 14, oddDeg: 13 + 40 / 60 },
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
