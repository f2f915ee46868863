import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn, openedAndCounted } from '../dates.mjs';

export const name = 'transits: gochar of a date';
export const budgetMs = 3;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const date = dateInTurn(next());
  return { date, latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
};

export const run = ({ ports, next }) => JSON.stringify(answer('gochar', request(next), ports));
