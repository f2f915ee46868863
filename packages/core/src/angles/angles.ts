/** A longitude on the sidereal zodiac in degrees, 0 <= x < 360. */
export type SiderealDegrees = number & { readonly __frame: 'sidereal' };

/** Reduce an angle in degrees to 0 <= x < 360. */
export function norm360(degrees: number): number {
  const rest = degrees % 360;
  if (rest < 0) {
    // -1e-20 % 360 + 360 rounds to 360 itself.
    const turned = rest + 360;
    return turned >= 360 ? 0 : turned;
  }
  return rest + 0;
}

/** A sidereal longitude from any number of degrees. */
export const siderealDegrees = (degrees: number): SiderealDegrees => norm360(degrees) as SiderealDegrees;

/** Degrees from `from` forward to `to`, 0 <= x < 360. */
export const arc = (from: number, to: number): number => norm360(to - from);

/** Shortest distance between two longitudes in degrees, 0 <= x <= 180. */
export function separation(a: number, b: number): number {
  const forward = arc(a, b);
  return forward > 180 ? 360 - forward : forward;
}

/** Signed shortest way from `from` to `to` in degrees, -180 < x <= 180. */
export function signedArc(from: number, to: number): number {
  const forward = arc(from, to);
  return forward > 180 ? forward - 360 : forward;
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

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (rad: number): number => (rad * 180) / Math.PI;
export const sinDeg = (x: number): number => Math.sin(radians(x));
export const cosDeg = (x: number): number => Math.cos(radians(x));
export const tanDeg = (x: number): number => Math.tan(radians(x));
