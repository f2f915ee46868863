import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'muhurta intervals: 90 days of standard vivaha';
export const budgetMs = 40;

export async function setup() {
  let n = 0;
  return { ports: await openPorts(), next: birthsInTurn(), turn: () => n++ };
}

const personOf = ({ date, time, latitude, longitude, timezone }) => ({ date, time, latitude, longitude, timezone });

/** Another person and year each time. */
function request({ next, turn }) {
  const year = 2000 + (turn() % 60);
  return {
    birth: personOf(next()),
    event_type: 'vivaha',
    from_date: `${year}-03-01`,
    to_date: `${year}-05-29`,
    latitude: 12.9716,
    longitude: 77.5946,
    timezone: 5.5,
  };
}

export const run = (context) => answer('muhurtaIntervals', request(context), context.ports);
