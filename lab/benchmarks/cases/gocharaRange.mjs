import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { dateInTurn, daysAfter, openedAndCounted } from '../dates.mjs';

export const name = 'transits: gochara of 61 dates, every part';
export const budgetMs = 60;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const n = next();
  const from_date = dateInTurn(n);
  return { ...birthRequest(n), from_date, to_date: daysAfter(from_date, 60) };
};

export const run = ({ ports, next }) => JSON.stringify(answer('gocharaRange', request(next), ports));
