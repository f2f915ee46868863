/** Area that two discs of radii `a` and `b` have in common when their centres are `apart`; the units are the caller's. */
export function discArea(a: number, b: number, apart: number): number {
  if (apart >= a + b) return 0;
  if (apart <= Math.abs(a - b)) return Math.PI * Math.min(a, b) ** 2;
  const alongA = (apart * apart + a * a - b * b) / (2 * apart);
  const alongB = apart - alongA;
  return segment(a, alongA) + segment(b, alongB);
}

/** Part of a disc beyond a chord at a signed distance from its centre. */
const segment = (radius: number, distance: number): number =>
  radius * radius * Math.acos(distance / radius) -
  distance * Math.sqrt(Math.max(0, radius * radius - distance * distance));
