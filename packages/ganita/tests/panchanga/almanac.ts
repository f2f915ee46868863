import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { type PanchangDay, panchangDay } from '@ganita/core/panchanga/panchangDay.js';
import type { CivilPlace } from '@ganita/core/panchanga/sunDay.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { type CivilDate, dateOfDay, daysSince2000 } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';

/** What the tests of the panchanga look through. */
export interface Almanac {
  readonly ephemeris: Ephemeris;
  readonly observatory: Observatory;
  day(date: CivilDate, where: CivilPlace, chosen?: Readonly<Partial<Rules>>): PanchangDay;
}

export async function openAlmanac(): Promise<Almanac> {
  const ephemeris = await createSwissEphemeris();
  return {
    ephemeris,
    observatory: openObservatory(ephemeris, DAILY_RULES),
    day: (date, where, chosen = {}) => {
      const rules = resolveRules(DAILY_RULES, chosen);
      return panchangDay(openObservatory(ephemeris, rules), date, where, rules);
    },
  };
}

export const DELHI: CivilPlace = { place: { latitudeDeg: 28.6358, longitudeDeg: 77.2245 }, clock: constantClock(5.5) };
export const CHENNAI: CivilPlace = {
  place: { latitudeDeg: 13.0827, longitudeDeg: 80.2707 },
  clock: constantClock(5.5),
};

/** Five places from the equator to 65 degrees, both hemispheres, with the clocks in use there. */
export const PLACES: readonly CivilPlace[] = [
  CHENNAI,
  { place: { latitudeDeg: 0.3476, longitudeDeg: 32.5825 }, clock: constantClock(3) },
  { place: { latitudeDeg: -33.8688, longitudeDeg: 151.2093 }, clock: constantClock(10) },
  { place: { latitudeDeg: 51.5074, longitudeDeg: -0.1278 }, clock: constantClock(0) },
  { place: { latitudeDeg: 64.1466, longitudeDeg: -21.9426 }, clock: constantClock(0) },
];

export const FIRST_DAY = daysSince2000({ year: 1900, month: 1, day: 1 });
export const LAST_DAY = daysSince2000({ year: 2100, month: 12, day: 31 });
export const dateAt = (days: number): CivilDate => dateOfDay(days);
