import type { Ephemeris, GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import type { BirthWindow } from '@ganita/core/margins/birthWindow.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt, MINUTES_PER_DAY, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { type BirthMarginBook, birthMarginBook } from 'ganita/calculations/natal/marginBook.js';

/** Moments of two centuries at places from the equator to both poles. */
export interface MarginBirth {
  readonly jdUt: number;
  readonly place: GeoPlace;
}

export const PLACES: readonly GeoPlace[] = [
  { latitudeDeg: 13.0827, longitudeDeg: 80.2707 },
  { latitudeDeg: 51.5074, longitudeDeg: -0.1278 },
  { latitudeDeg: -33.8688, longitudeDeg: 151.2093 },
  { latitudeDeg: 64.1466, longitudeDeg: -21.9426 },
];
export const POLAR_PLACES: readonly GeoPlace[] = [
  { latitudeDeg: 69.6496, longitudeDeg: 18.956 },
  { latitudeDeg: 90, longitudeDeg: 0 },
  { latitudeDeg: -78, longitudeDeg: 166 },
];

/** A number of births that lie evenly in two centuries, the places in turn. */
export const birthsAt = (places: readonly GeoPlace[], count: number): readonly MarginBirth[] =>
  Array.from({ length: count }, (_, n) => ({
    jdUt: 2_415_100.3 + ((n * 7919.371) % 72_000),
    place: places[n % places.length] as GeoPlace,
  }));

/** The window of some minutes around a moment some seconds after a birth. */
export const windowOf = ({ jdUt, place }: MarginBirth, minutes: number, seconds = 0): BirthWindow => ({
  jdUt: julianDayUt(jdUt + seconds / SECONDS_PER_DAY),
  place,
  utcOffsetHours: 0,
  fromDays: -minutes / MINUTES_PER_DAY,
  toDays: minutes / MINUTES_PER_DAY,
});

/** Opens the keys of windows by the default rules with some changed. */
export async function openBooks(): Promise<
  (window: BirthWindow, chosen?: Readonly<Partial<Rules>>) => BirthMarginBook
> {
  const ephemeris: Ephemeris = await createSwissEphemeris();
  return (window, chosen = {}) => {
    const rules = resolveRules(DEFAULT_RULES, chosen);
    return birthMarginBook(openObservatory(ephemeris, rules), window, rules);
  };
}
