import { openPorts } from '../../dist/adapters/openPorts.js';
import { calendarInfoRecord } from '../../dist/api/horoscope/calendar/record.js';
import { calendarOfBirth } from '../../dist/core/panchanga/calendarOfBirth.js';
import { DEFAULT_RULES } from '../../dist/core/rules/rules.js';
import { dayFrameAt } from '../../dist/core/sky/dayFrame.js';
import { openObservatory } from '../../dist/core/sky/observatory.js';
import { civilOf } from '../../dist/core/time/julianDay.js';

export const name = 'chart: calendar_info';
export const budgetMs = 1;

const CHENNAI = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };
const OFFSET_HOURS = 5.5;

/** Births whose Vedic days are known already, as the chart knows them. */
export async function setup() {
  const { ephemeris } = await openPorts();
  const observatory = openObservatory(ephemeris, DEFAULT_RULES);
  const skies = Array.from({ length: 300 }, (_, n) => {
    const jdUt = 2433283 + n * 181.37;
    const dayFrame = dayFrameAt(observatory, jdUt, CHENNAI, OFFSET_HOURS, DEFAULT_RULES);
    return { jdUt, place: CHENNAI, utcOffsetHours: OFFSET_HOURS, dayFrame };
  });
  let n = 0;
  return { observatory, next: () => skies[n++ % skies.length] };
}

export function run({ observatory, next }) {
  const sky = next();
  const clock = civilOf(sky.jdUt, sky.utcOffsetHours);
  const calendar = calendarOfBirth(observatory, sky, DEFAULT_RULES);
  return calendarInfoRecord({ placeName: 'Chennai', sky, clock, calendar }, 'en');
}
