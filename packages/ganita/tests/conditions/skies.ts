import { type ConditionSky, openConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock, zoneClock } from '@ganita/core/time/civilClock.js';
import { type CivilDate, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import type { openPorts } from 'ganita/adapters/openPorts.js';

type Ports = Awaited<ReturnType<typeof openPorts>>;

/** Places with and without summer time, and one nearer to the pole. */
export const PLACES = {
  ujjain: { latitudeDeg: 23.1765, longitudeDeg: 75.7885, zone: 'Asia/Kolkata' },
  london: { latitudeDeg: 51.5074, longitudeDeg: -0.1278, zone: 'Europe/London' },
  sydney: { latitudeDeg: -33.8688, longitudeDeg: 151.2093, zone: 'Australia/Sydney' },
  tromso: { latitudeDeg: 69.6496, longitudeDeg: 18.956, zone: 'Europe/Oslo' },
} as const;
export type PlaceName = keyof typeof PLACES;

/** The sky of some days from a date, for a person whose Moon is in Rohini. */
export function skyOf(ports: Ports, place: PlaceName, from: CivilDate, days: number): ConditionSky {
  const { zone, latitudeDeg, longitudeDeg } = PLACES[place];
  const clock = zone === null ? constantClock(0) : zoneClock(zone, ports.zones);
  const startJdUt = midnightOf(from, 0);
  return openConditionSky({
    observatory: openObservatory(ports.ephemeris, DAILY_RULES),
    where: { place: { latitudeDeg, longitudeDeg }, clock },
    window: { startJdUt, endJdUt: julianDayUt(startJdUt + days) },
    rules: DAILY_RULES,
    natives: { self: { nakshatra: 'Rohini', sign: 'Taurus' }, partner: { nakshatra: 'Swati', sign: 'Libra' } },
    transitTables: ports.transitTables,
    eclipseTables: ports.eclipseTables,
  });
}
