import { norm360, signedArc } from '../angles/angles.js';
import type { Ephemeris, PlaceOptions } from '../ephemeris/ephemeris.js';
import { bracketedZero } from '../search/crossings.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

export const MOON_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** A principal phase of the Moon. */
export interface MoonPhase {
  readonly phase: MoonPhaseName;
  readonly jdUt: JulianDayUt;
}

const APPARENT: PlaceOptions = { zodiac: { kind: 'tropical' }, correction: 'apparent', nutation: 'with' };
/** Mean motion of the Moon from the Sun, degrees a day. */
const MEAN_DEG_PER_DAY = 12.190_75;
/** The true Moon passes an elongation within this of its mean motion. */
const SPREAD_DAYS = 1.5;
const TOLERANCE_DAYS = 1e-8;

/** Apparent elongation of the Moon from the Sun, 0 <= x < 360. */
function moonElongationDeg(ephemeris: Ephemeris, jdUt: number): number {
  const longitude = (body: 'Sun' | 'Moon') => ephemeris.ecliptic(body, julianDayUt(jdUt), APPARENT).longitudeDeg;
  return norm360(longitude('Moon') - longitude('Sun'));
}

/** The moment near another at which the apparent elongation is so many degrees. */
function passageNear(ephemeris: Ephemeris, elongationDeg: number, nearJd: number): JulianDayUt {
  const off = (jd: number): number => signedArc(elongationDeg, moonElongationDeg(ephemeris, jd));
  const guess = nearJd - off(nearJd) / MEAN_DEG_PER_DAY;
  return julianDayUt(bracketedZero(off, guess - SPREAD_DAYS, guess + SPREAD_DAYS, TOLERANCE_DAYS));
}

/**
 * The principal phases in an interval, in time order: apparent positions, as almanacs print them
 * (docs/rules/11-eclipses-and-visibility.md#section-6).
 */
export function moonPhases(ephemeris: Ephemeris, { startJdUt, endJdUt }: Interval): readonly MoonPhase[] {
  const found: MoonPhase[] = [];
  const quarterDays = 90 / MEAN_DEG_PER_DAY;
  let index = Math.floor(moonElongationDeg(ephemeris, startJdUt) / 90);
  for (let jd: number = passageNear(ephemeris, 90 * (index % 4), startJdUt); jd < endJdUt; ) {
    if (jd >= startJdUt) found.push({ phase: MOON_PHASES[index % 4] as MoonPhaseName, jdUt: julianDayUt(jd) });
    index++;
    jd = passageNear(ephemeris, 90 * (index % 4), jd + quarterDays);
  }
  return found;
}

/** The new moons in an interval. */
export const newMoons = (ephemeris: Ephemeris, interval: Interval): readonly JulianDayUt[] =>
  moonPhases(ephemeris, interval)
    .filter(({ phase }) => phase === 'new_moon')
    .map(({ jdUt }) => jdUt);
