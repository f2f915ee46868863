/**
 * How the bodies of transits move, in every zodiac and with both kinds of positions
 * (docs/rules/07-panchang-calendar-transits.md#section-12 requires smaller steps without a bound on the
 * acceleration). Bounds are the largest values found in 1800 to 2400 plus a fifth;
 * packages/ganita/tests/transits/hourly.long.test.ts measures them again. Multiples of the steps are exact in binary.
 */
export interface BodyMotionRow {
  /** Spacing of the points that are first requested from the ephemeris. */
  readonly stepDays: number;
  readonly maxAccelerationDegPerDay2: number;
  /**
   * Greatest error of a returned speed. That of the true node is a difference over seconds
   * and not exact.
   */
  readonly speedErrorDegPerDay: number;
  /** Whether it becomes stationary; shorter retrograde or direct motion than two steps does not occur. */
  readonly hasStations: boolean;
  /** Slow bodies: their points are cached in tables. */
  readonly isSlow: boolean;
}

const row = (
  stepDays: number,
  maxAccelerationDegPerDay2: number,
  { speedErrorDegPerDay = 1e-4, hasStations = false, isSlow = false } = {},
): BodyMotionRow => ({ stepDays, maxAccelerationDegPerDay2, speedErrorDegPerDay, hasStations, isSlow });

export const BODY_MOTIONS = {
  Sun: row(16, 0.001),
  Moon: row(2.5, 0.65),
  Mars: row(16, 0.019, { hasStations: true }),
  Mercury: row(8, 0.25, { hasStations: true }),
  Jupiter: row(16, 0.0045, { hasStations: true, isSlow: true }),
  Venus: row(16, 0.055, { hasStations: true }),
  Saturn: row(16, 0.0025, { hasStations: true, isSlow: true }),
  mean_node: row(64, 0.00002, { isSlow: true }),
  true_node: row(2, 0.12, { speedErrorDegPerDay: 5e-3, isSlow: true }),
} as const satisfies Readonly<Record<string, BodyMotionRow>>;

/** A body with a path of its own; Ketu is opposite the node. */
export type PathBody = keyof typeof BODY_MOTIONS;

/**
 * Nutation in longitude at its fastest: 0.24 seconds of arc in periods of 13.7 days and 1.3 in those of half a year,
 * and a half more (Meeus, Astronomical Algorithms, chapter 22). Only positions with nutation have this in addition to
 * the bounds above.
 */
export const NUTATION_ACCELERATION_DEG_PER_DAY2 = 3e-5;

/**
 * Light bending at the Sun changes apparent positions by at most 2 arc seconds within hours of a conjunction; their
 * speed does not include it. A body is then at its fastest, so no loop results and the bounds above are sufficient.
 */
export const APPARENT_SPEED_ERROR_DEG_PER_DAY = 6e-3;
