import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';

export const name = 'search: Guru Pushya of a year';
export const budgetMs = 15;

export async function setup() {
  let n = 0;
  return { ports: await openPorts(), turn: () => n++ };
}

/** Another year and place each time. */
function request({ turn }) {
  const n = turn();
  const year = 2000 + (n % 60);
  return {
    from_date: `${year}-01-01`,
    to_date: `${year}-12-31`,
    latitude: 10 + (n % 20),
    longitude: 77,
    timezone: 5.5,
    where: { all: [{ nakshatra: 8 }, { vara: 'Thursday' }] },
  };
}

export const run = (context) => answer('panchangSearch', request(context), context.ports);
