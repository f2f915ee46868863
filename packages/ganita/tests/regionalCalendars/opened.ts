import type { CivilPlace } from '@ganita/core/panchanga/sunDay.js';
import { openRegionalCalendars, type RegionalCalendars } from '@ganita/core/regionalCalendars/regionalDates.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { BIRTH_YEARS, parseDate } from '@ganita/core/time/civilText.js';
import type { CivilDate } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';

export const at = (latitudeDeg: number, longitudeDeg: number, hours: number): CivilPlace => ({
  place: { latitudeDeg, longitudeDeg },
  clock: constantClock(hours),
});

export const UJJAIN = at(23.1765, 75.7885, 5.5);
export const KATHMANDU = at(27.7172, 85.324, 5.75);
/** Both hemispheres, both sides of the date line, and a place that is light or dark for most of a day. */
export const PLACES: readonly CivilPlace[] = [
  UJJAIN,
  at(-18.1416, 178.4419, 12),
  at(21.3069, -157.8583, -10),
  at(65.6, 22.15, 1),
];

export const dateOf = (text: string): CivilDate => parseDate(text, 'date', BIRTH_YEARS);

/** The calendars of a place, and the observatory that they are opened with. */
export interface Opened {
  readonly observatory: Observatory;
  readonly open: (where: CivilPlace, chosen?: Readonly<Partial<Rules>>) => RegionalCalendars;
}

export async function openCalendars(): Promise<Opened> {
  const observatory = openObservatory(await createSwissEphemeris(), DAILY_RULES);
  return {
    observatory,
    open: (where, chosen = {}) => openRegionalCalendars(observatory, where, resolveRules(DAILY_RULES, chosen)),
  };
}
