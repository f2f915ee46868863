import { cosDeg, sinDeg } from '../angles/angles.js';
import type { Ephemeris, EquatorialState } from '../ephemeris/ephemeris.js';
import type { JulianDayUt } from '../time/julianDay.js';

const AU_IN_EARTH_RADII = 149_597_870.7 / 6378.137;

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const combine = (a: Vector, factor: number, b: Vector): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];
const scaled = (a: Vector, factor: number): Vector => [factor * a[0], factor * a[1], factor * a[2]];
const unit = (a: Vector): Vector => scaled(a, 1 / Math.sqrt(dot(a, a)));

const NORTH: Vector = [0, 0, 1];

/** Equatorial radii of the Earth from its centre. */
function vectorOf({ rightAscensionDeg, declinationDeg, distanceAu }: EquatorialState): Vector {
  const distance = distanceAu * AU_IN_EARTH_RADII;
  const inPlane = distance * cosDeg(declinationDeg);
  return [inPlane * cosDeg(rightAscensionDeg), inPlane * sinDeg(rightAscensionDeg), distance * sinDeg(declinationDeg)];
}

/**
 * Distance of the axis of the Moon's shadow from the centre of the Earth, or of the Moon from the axis of the Earth's
 * shadow, in equatorial radii, north positive (docs/rules/11-eclipses-and-visibility.md#section-2).
 */
export function gammaOf(ephemeris: Ephemeris, kind: 'solar' | 'lunar', jdUt: JulianDayUt): number {
  const at = (body: 'Sun' | 'Moon'): Vector => vectorOf(ephemeris.equatorial(body, jdUt, 'apparent', 'with'));
  const [sun, moon] = [at('Sun'), at('Moon')];
  const axis = unit(kind === 'solar' ? combine(sun, -1, moon) : scaled(sun, -1));
  const across = (v: Vector): Vector => combine(v, -dot(v, axis), axis);
  const off = across(moon);
  return Math.sign(dot(off, across(NORTH))) * Math.sqrt(dot(off, off));
}
