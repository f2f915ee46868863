import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { calendarInfoSection } from 'ganita/api/horoscope/calendarInfo.js';
import { calendarOfSky } from 'ganita/calculations/natal/calendarCalculation.js';
import { vedicDayOf } from 'ganita/calculations/natal/vedicDayCalculation.js';

export const name = 'chart: calendar_info';
export const budgetMs = 2;

const CHENNAI = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };
const OFFSET_HOURS = 5.5;

/** Births whose skies are known already, as the chart knows them. */
export async function setup() {
  const { ephemeris } = await openPorts();
  const observatory = openObservatory(ephemeris, DEFAULT_RULES);
  const skies = Array.from({ length: 300 }, (_, n) =>
    observeSky(observatory, 2433283 + n * 181.37, CHENNAI, OFFSET_HOURS, DEFAULT_RULES),
  );
  let n = 0;
  return { ephemeris, next: () => skies[n++ % skies.length] };
}

export function run({ ephemeris, next }) {
  const sky = next();
  const calendar = calendarOfSky(sky, openObservatory(ephemeris, DEFAULT_RULES), DEFAULT_RULES);
  const vedicDay = vedicDayOf(sky, DEFAULT_RULES);
  return calendarInfoSection.record(
    { placeName: 'Chennai', sky, calendar, vedicDay, rounding: 'nearest_second' },
    'en',
  );
}
