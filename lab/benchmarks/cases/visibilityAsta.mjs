import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn, daysAfter, openedAndCounted } from '../dates.mjs';

export const name = 'visibility: asta of five planets, one year';
export const budgetMs = 60;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const from_date = dateInTurn(next());
  return { from_date, to_date: daysAfter(from_date, 365), include: ['asta'] };
};

export const run = ({ ports, next }) => JSON.stringify(answer('visibility', request(next), ports));
