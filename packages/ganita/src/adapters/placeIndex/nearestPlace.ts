import { KM_PER_DEGREE, kmBetween } from '@ganita/core/angles/greatCircle.js';
import type { Sections } from './binaryFormat.js';

const PER_DEGREE = 1e5;
const BELTS = 180;
/** Two ways of computing one distance differ by less. */
const ROUNDING_KM = 1e-6;

/** The belt of one degree of latitude in which a latitude lies, 0 at the south pole. */
const beltOf = (latitudeDeg: number): number => Math.min(BELTS - 1, Math.max(0, Math.floor(latitudeDeg) + 90));

/** The numbers of the places of each belt, ascending. */
function belted(latitudes: Sections['latitudes']): readonly (readonly number[])[] {
  const belts: number[][] = Array.from({ length: BELTS }, () => []);
  for (const [place, latitude] of latitudes.entries()) belts[beltOf(latitude / PER_DEGREE)]?.push(place);
  return belts;
}

/** A search for the place nearest to a spot, by its number in the index; null where none is within so many kilometres. */
export function createNearest({ latitudes, longitudes }: Pick<Sections, 'latitudes' | 'longitudes'>) {
  let belts: ReturnType<typeof belted> | null = null;
  return (spot: { readonly latitudeDeg: number; readonly longitudeDeg: number }, maxKm: number): number | null => {
    belts ??= belted(latitudes);
    const reachDeg = maxKm / KM_PER_DEGREE;
    let nearest: number | null = null;
    let nearestKm = maxKm;
    const last = beltOf(spot.latitudeDeg + reachDeg);
    for (let belt = beltOf(spot.latitudeDeg - reachDeg); belt <= last; belt++) {
      for (const place of belts[belt] ?? []) {
        const latitudeDeg = (latitudes[place] as number) / PER_DEGREE;
        if (Math.abs(latitudeDeg - spot.latitudeDeg) * KM_PER_DEGREE > nearestKm + ROUNDING_KM) continue;
        const km = kmBetween({ latitudeDeg, longitudeDeg: (longitudes[place] as number) / PER_DEGREE }, spot);
        if (km > nearestKm || (km === nearestKm && nearest !== null && place > nearest)) continue;
        nearest = place;
        nearestKm = km;
      }
    }
    return nearest;
  };
}
