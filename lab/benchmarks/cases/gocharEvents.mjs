import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn, daysAfter, openedAndCounted } from '../dates.mjs';

export const name = 'transits: events of 90 days, nine grahas';
export const budgetMs = 15;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const from_date = dateInTurn(next());
  return { from_date, to_date: daysAfter(from_date, 90), latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
};

export const run = ({ ports, next }) => JSON.stringify(answer('gocharEvents', request(next), ports));
