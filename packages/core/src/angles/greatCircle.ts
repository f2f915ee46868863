/** A spot on the Earth, degrees, north and east positive. */
interface Spot {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along a meridian. */
export const KM_PER_DEGREE = 111.2;

/** Along a great circle of a round Earth. */
export function kmBetween(one: Spot, other: Spot): number {
  const [north, south] = [radians(one.latitudeDeg), radians(other.latitudeDeg)];
  const cosine =
    Math.sin(north) * Math.sin(south) +
    Math.cos(north) * Math.cos(south) * Math.cos(radians(one.longitudeDeg - other.longitudeDeg));
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180 * KM_PER_DEGREE) / Math.PI;
}
