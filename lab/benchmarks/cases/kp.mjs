import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { openedAndCounted } from '../dates.mjs';

export const name = 'KP: chart of a birth';
export const budgetMs = 3;

export const setup = openedAndCounted(openPorts);

export const run = ({ ports, next }) => JSON.stringify(answer('kp', birthRequest(next()), ports));
