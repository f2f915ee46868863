/** Places from Iceland to New Zealand, so that zones, hemispheres and early and late sunrises are all met. */
const PLACES = [
  ['Chennai', 13.0827, 80.2707, 5.5],
  ['Delhi', 28.6139, 77.209, 5.5],
  ['London', 51.5074, -0.1278, 0],
  ['New York', 40.7128, -74.006, -5],
  ['Sydney', -33.8688, 151.2093, 10],
  ['Nairobi', -1.2864, 36.8172, 3],
  ['Reykjavik', 64.1466, -21.9426, 0],
];

const two = (n) => String(n).padStart(2, '0');

/** The n-th of a fixed row of births from 1900 to 2100: the same on every machine. */
export function birthRequest(n) {
  const [place, latitude, longitude, timezone] = PLACES[n % PLACES.length];
  const date = `${1900 + ((n * 37) % 201)}-${two(1 + ((n * 7) % 12))}-${two(1 + ((n * 11) % 28))}`;
  const time = `${two((n * 5) % 24)}:${two((n * 13) % 60)}:${two((n * 17) % 60)}`;
  return { date, time, place, latitude, longitude, timezone };
}

/** A function that gives the next birth at each call. */
export function birthsInTurn() {
  let n = 0;
  return () => birthRequest(n++);
}
