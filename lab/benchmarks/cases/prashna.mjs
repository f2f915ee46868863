import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { openedAndCounted } from '../dates.mjs';

export const name = 'prashna: facts of a question, no key of the horoscope';
export const budgetMs = 5;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const n = next();
  return { ...birthRequest(n), number: (n % 108) + 1, mangala_heaps: [36, 36, 36] };
};

export const run = ({ ports, next }) => JSON.stringify(answer('prashna', request(next), ports));
