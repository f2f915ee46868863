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

/** Degrees from `from` forward to `to`, 0 <= x < 360. */
export const arc = (from: number, to: number): number => norm360(to - from);

/** Signed shortest way from `from` to `to` in degrees, -180 < x <= 180. */
export function signedArc(from: number, to: number): number {
  const forward = arc(from, to);
  return forward > 180 ? forward - 360 : forward;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (rad: number): number => (rad * 180) / Math.PI;
export const sinDeg = (x: number): number => Math.sin(radians(x));
export const cosDeg = (x: number): number => Math.cos(radians(x));
export const tanDeg = (x: number): number => Math.tan(radians(x));
