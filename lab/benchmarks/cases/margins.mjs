import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'margins: the usual keys within two hours';
export const budgetMs = 15;

export async function setup() {
  return { ports: await openPorts(), next: birthsInTurn() };
}

export const run = ({ ports, next }) => JSON.stringify(answer('margins', next(), ports));
