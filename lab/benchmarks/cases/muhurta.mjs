import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { encodeText } from '@ganita/service/cache/encoding.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'muhurta: 90 days, written and gzipped';
export const budgetMs = 120;

export async function setup() {
  let n = 0;
  return { ports: await openPorts(), next: birthsInTurn(), turn: () => n++ };
}

/** Another person, kind of event and quarter of a year each time. */
function request({ next, turn }) {
  const n = turn();
  const year = 2000 + (n % 60);
  return {
    ...next(),
    event_type: EVENT_TYPES[n % EVENT_TYPES.length],
    from_date: `${year}-03-01`,
    to_date: `${year}-05-30`,
    event_latitude: 12.9716,
    event_longitude: 77.5946,
    event_timezone: 5.5,
  };
}

export const run = (context) =>
  encodeText(Buffer.from(JSON.stringify(answer('muhurtaScan', request(context), context.ports))), 'gzip');
