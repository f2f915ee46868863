import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { praveshaRecord } from 'ganita/api/horoscope/pravesha.js';
import { praveshaOf } from 'ganita/calculations/natal/praveshaCalculation.js';

export const name = 'pravesha: what a sixty-hour or a tithi chart adds to a natal one';
export const budgetMs = 2;

const CHENNAI = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };

export async function setup() {
  const { ephemeris } = await openPorts();
  const observatory = openObservatory(ephemeris, DEFAULT_RULES);
  const skyAt = (jdUt) => observeSky(observatory, jdUt, CHENNAI, 5.5, DEFAULT_RULES);
  let n = 0;
  return { observatory, skyAt, natal: skyAt(2450424.7111111), next: () => n++ };
}

/** Two moments, two skies, muntha and lord of the year: the most expensive request. */
export function run({ observatory, skyAt, natal, next }) {
  const n = next();
  const input = { pravesha_type: 1 + (n % 2), years: 2 + (n % 118), months: 2 + (n % 11), sixty_hours: 1 + (n % 12) };
  return praveshaRecord(praveshaOf(natal, observatory, skyAt, input, DEFAULT_RULES), 'en');
}
