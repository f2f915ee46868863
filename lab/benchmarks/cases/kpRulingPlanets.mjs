import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { openedAndCounted } from '../dates.mjs';

export const name = 'KP: ruling planets of a moment';
export const budgetMs = 1;

export const setup = openedAndCounted(openPorts);

export const run = ({ ports, next }) => JSON.stringify(answer('kpRulingPlanets', birthRequest(next()), ports));
