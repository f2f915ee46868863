import { panchangDay } from '@ganita/core/panchanga/panchangDay.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { addDays } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';

export const name = 'panchang: every day of a year, computed';
export const budgetMs = 1000;

const DELHI = { place: { latitudeDeg: 28.6358, longitudeDeg: 77.2245 }, clock: constantClock(5.5) };

export async function setup() {
  const { ephemeris } = await openPorts();
  return { observatory: openObservatory(ephemeris, DAILY_RULES), year: 2000 };
}

export function run(context) {
  context.year += 1;
  const first = { year: 2000 + (context.year % 90), month: 1, day: 1 };
  let tithis = 0;
  for (let day = 0; day < 365; day += 1) {
    tithis += panchangDay(context.observatory, addDays(first, day), DELHI, DAILY_RULES).spans.tithi.length;
  }
  return tithis;
}
