import { KM_PER_DEGREE, kmBetween } from '@ganita/core/angles/greatCircle.js';
import type { Sections } from './binaryFormat.js';

const PER_DEGREE = 1e5;

/** The place nearest to a spot, by its number in the index; null where none is within so many kilometres. */
export function nearestPlace(
  { latitudes, longitudes }: Pick<Sections, 'latitudes' | 'longitudes'>,
  spot: { readonly latitudeDeg: number; readonly longitudeDeg: number },
  maxKm: number,
): number | null {
  // Places further north or south than the limit are left out without a sine.
  const north = spot.latitudeDeg * PER_DEGREE;
  const reach = (maxKm / KM_PER_DEGREE) * PER_DEGREE;
  let nearest: number | null = null;
  let nearestKm = maxKm;
  for (let place = 0; place < latitudes.length; place++) {
    const latitude = latitudes[place] as number;
    if (Math.abs(latitude - north) > reach) continue;
    const longitudeDeg = (longitudes[place] as number) / PER_DEGREE;
    const km = kmBetween({ latitudeDeg: latitude / PER_DEGREE, longitudeDeg }, spot);
    if (km > nearestKm || (km === nearestKm && nearest !== null)) continue;
    nearest = place;
    nearestKm = km;
  }
  return nearest;
}
