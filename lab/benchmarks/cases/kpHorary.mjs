import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { openedAndCounted } from '../dates.mjs';

export const name = 'KP: chart of a number';
export const budgetMs = 3;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const n = next();
  return { ...birthRequest(n), number: (n % 249) + 1 };
};

export const run = ({ ports, next }) => JSON.stringify(answer('kpHorary', request(next), ports));
