/**
 * How the bodies of transits move, in every zodiac and by both kinds of places
 * (docs/rules/07-panchang-calendar-transits.md#section-12 asks for smaller steps without a bound on the
 * acceleration). Bounds are the largest values met in 1800 to 2400 and a fifth more;
 * tests/transits/hourly.long.test.ts meets them again. Multiples of the steps are exact in binary.
 */
export interface BodyMotionRow {
  /** Spacing of the points that are asked of the ephemeris first. */
  readonly stepDays: number;
  readonly maxAccelerationDegPerDay2: number;
  /**
   * How far a told speed may be from the derivative of the longitude. That of the true node is a difference over seconds
   * and not exact.
   */
  readonly speedErrorDegPerDay: number;
  /** Whether it becomes stationary; shorter retrograde or direct motion than two steps does not occur. */
  readonly hasStations: boolean;
  /** Slow bodies: their points are kept in tables. */
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

/** A body that has a path of its own; Ketu stands opposite the node. */
export type PathBody = keyof typeof BODY_MOTIONS;

/**
 * Nutation in longitude at its fastest: 0.24 seconds of arc in periods of 13.7 days and 1.3 in those of half a year, and a
 * half more (Meeus, Astronomical Algorithms, chapter 22). Only places that keep it have this beside the bounds above.
 */
export const NUTATION_ACCELERATION_DEG_PER_DAY2 = 3e-5;

/**
 * Apparent places are bent by the Sun, by at most 2 arc seconds and within hours of a conjunction, which their told speed
 * does not follow. A body is then at its fastest, so that no loop comes of it and the bounds above serve as well.
 */
export const APPARENT_SPEED_ERROR_DEG_PER_DAY = 6e-3;
