import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'muhurta intervals: 90 days of strict vivaha';
export const budgetMs = 60;

export async function setup() {
  let n = 0;
  return { ports: await openPorts(), next: birthsInTurn(), turn: () => n++ };
}

/** Another person and year each time. */
function request({ next, turn }) {
  const year = 2000 + (turn() % 60);
  return {
    ...next(),
    event_type: 'vivaha',
    from_date: `${year}-03-01`,
    to_date: `${year}-05-29`,
    event_latitude: 12.9716,
    event_longitude: 77.5946,
    event_timezone: 5.5,
    strictness: 'strict',
  };
}

export const run = (context) => answer('muhurtaIntervals', request(context), context.ports);
