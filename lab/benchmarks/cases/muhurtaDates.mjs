import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';

export const name = 'muhurta dates: a year of vivaha';
export const budgetMs = 120;

export async function setup() {
  let n = 0;
  return { ports: await openPorts(), turn: () => n++ };
}

/** Another year each time. */
function request({ turn }) {
  const year = 2000 + (turn() % 60);
  return {
    event_type: 'vivaha',
    from_date: `${year}-01-01`,
    to_date: `${year}-12-31`,
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 5.5,
  };
}

export const run = (context) => answer('muhurtaDates', request(context), context.ports);
