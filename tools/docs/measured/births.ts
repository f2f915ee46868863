import { chance } from '../../chance.js';

/** A birth as a request has it. */
export interface Birth {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

/** Latitude, longitude, offset of the clock. */
const PLACES: readonly (readonly [latitude: number, longitude: number, timezone: number])[] = [
  [13.0827, 80.2707, 5.5],
  [28.6139, 77.209, 5.5],
  [19.076, 72.8777, 5.5],
  [22.5726, 88.3639, 5.5],
  [51.5074, -0.1278, 0],
  [40.7128, -74.006, -5],
  [34.0522, -118.2437, -8],
  [-33.8688, 151.2093, 10],
  [-1.2864, 36.8172, 3],
  [-23.5505, -46.6333, -3],
  [35.6762, 139.6503, 9],
  [1.3521, 103.8198, 8],
  [55.7558, 37.6173, 3],
  [64.1466, -21.9426, 0],
  [-54.8019, -68.303, -3],
  [30.0444, 31.2357, 2],
];
const two = (n: number): string => String(n).padStart(2, '0');

/** Births that are the same in every run: by chance over 1900 to 2100, at sixteen places. */
export function births(count: number): readonly Birth[] {
  const next = chance(9);
  const below = (limit: number): number => Math.floor(limit * next());
  return Array.from({ length: count }, () => {
    const [latitude, longitude, timezone] = PLACES[below(PLACES.length)] as (typeof PLACES)[number];
    const date = `${1900 + below(201)}-${two(1 + below(12))}-${two(1 + below(28))}`;
    const time = `${two(below(24))}:${two(below(60))}:${two(below(60))}`;
    return { date, time, latitude, longitude, timezone };
  });
}
