import type { EphemerisPlanet } from '../ephemeris/ephemeris.js';

/** The planets that become invisible near the Sun, in the order of the tables. */
export const STAR_PLANETS = [
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
] as const satisfies readonly EphemerisPlanet[];
export type StarPlanet = (typeof STAR_PLANETS)[number];

/** How a planet moves about the Sun as seen from the Earth. */
export interface PlanetRow {
  /** Inside the orbit of the Earth: it has an inferior and a superior conjunction. */
  readonly inner: boolean;
  /** The distance from the Sun never changes faster, degrees a day: measured over 1800 to 2400, with at least a tenth more. */
  readonly maxRateDegPerDay: number;
  /** Its longest period of invisibility by any method starts or ends so near to the conjunction, days. */
  readonly reachDays: number;
  /** Days from a conjunction with the Sun to the next of its kind. */
  readonly synodicDays: number;
}

export const PLANET_ROWS: Readonly<Record<StarPlanet, PlanetRow>> = {
  Mars: { inner: false, maxRateDegPerDay: 1.6, reachDays: 250, synodicDays: 780 },
  Mercury: { inner: true, maxRateDegPerDay: 2.7, reachDays: 60, synodicDays: 116 },
  Jupiter: { inner: false, maxRateDegPerDay: 1.4, reachDays: 100, synodicDays: 399 },
  Venus: { inner: true, maxRateDegPerDay: 1.9, reachDays: 150, synodicDays: 584 },
  Saturn: { inner: false, maxRateDegPerDay: 1.4, reachDays: 100, synodicDays: 378 },
};

/**
 * Depth of the Sun at which a planet on the horizon is visible, degrees. Jupiter and Venus fitted to printed dates,
 * the others by Schoch (docs/rules/11-eclipses-and-visibility.md#section-5).
 */
export const ARCUS_VISIONIS_DEG: Readonly<Record<StarPlanet, Readonly<Record<'evening' | 'morning', number>>>> = {
  Mars: { evening: 13.2, morning: 14.5 },
  Mercury: { evening: 9.5, morning: 13 },
  Jupiter: { evening: 7.6, morning: 8.9 },
  Venus: { evening: 5.7, morning: 5.7 },
  Saturn: { evening: 10, morning: 13 },
};
