import { resolveBirthTime } from '@ganita/core/time/resolveBirthTime.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';

export const name = 'birth time: local time to UTC, nine places in rotation';
export const budgetMs = 0.05;

/** Latitude, longitude, year: interior and coast, listed changes and the rule for later years, two clocks, sea. */
const PLACES = [
  [13.0827, 80.2707, 1996],
  [22.5726, 88.3639, 1903],
  [19.076, 72.8777, 1943],
  [51.5074, -0.1278, 1943],
  [40.7128, -74.006, 2060],
  [-33.8688, 151.2093, 2075],
  [43.8256, 87.6168, 1990],
  [1.3521, 103.8198, 1982],
  [0, -30, 1912],
];

const birthOf = ([latitudeDeg, longitudeDeg, year]) => ({
  local: { year, month: 12, day: 7, hour: 10, minute: 34, second: 0 },
  latitudeDeg,
  longitudeDeg,
  suppliedOffsetHours: 5.5,
});

export const setup = () => ({ history: createZoneHistory(), births: PLACES.map(birthOf), at: { next: 0 } });

export function run({ history, births, at }) {
  at.next = (at.next + 1) % births.length;
  return resolveBirthTime(births[at.next], history).jdUt;
}
