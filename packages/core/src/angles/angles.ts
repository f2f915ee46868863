import { arc, norm360 } from '@ganita/calendars/degrees.js';

export {
  arc,
  cosDeg,
  degrees,
  norm360,
  radians,
  signedArc,
  sinDeg,
  tanDeg,
} from '@ganita/calendars/degrees.js';

/** A longitude on the sidereal zodiac in degrees, 0 <= x < 360. */
export type SiderealDegrees = number & { readonly __frame: 'sidereal' };

/** A sidereal longitude from any number of degrees. */
export const siderealDegrees = (degrees: number): SiderealDegrees => norm360(degrees) as SiderealDegrees;

/** Shortest distance between two longitudes in degrees, 0 <= x <= 180. */
export function separation(a: number, b: number): number {
  const forward = arc(a, b);
  return forward > 180 ? 360 - forward : forward;
}

/** Middle of the arc that runs forward from `from` to `to`, 0 <= x < 360. */
export const midArc = (from: number, to: number): number => norm360(from + arc(from, to) / 2);

/**
 * Twelve points, 0 <= x < 360: the four angles of a chart (first house, fourth, seventh, tenth), and each quadrant
 * between them cut in three.
 */
export function trisectedQuadrants(angles: readonly number[]): readonly number[] {
  return angles.flatMap((from, quadrant) => {
    const third = arc(from, angles[(quadrant + 1) % angles.length] as number) / 3;
    return [from, norm360(from + third), norm360(from + 2 * third)];
  });
}
