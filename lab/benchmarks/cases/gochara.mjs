import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { dateInTurn, openedAndCounted } from '../dates.mjs';

export const name = 'transits: gochara of a moment, compared with a birth';
export const budgetMs = 5;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const n = next();
  return { ...birthRequest(n), target_date: dateInTurn(n) };
};

export const run = ({ ports, next }) => JSON.stringify(answer('gochara', request(next), ports));
