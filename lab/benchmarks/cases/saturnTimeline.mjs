import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { dateInTurn, openedAndCounted } from '../dates.mjs';

export const name = 'Saturn: timeline of a life in full';
export const budgetMs = 20;

export const setup = openedAndCounted(openPorts);

const request = (next) => {
  const n = next();
  return { ...birthRequest(n), detail: 'full', as_of: dateInTurn(n) };
};

export const run = ({ ports, next }) => JSON.stringify(answer('saturnTimeline', request(next), ports));
