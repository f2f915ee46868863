import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';

export const name = 'muhurta events: the list, written';
export const budgetMs = 1;

export const setup = async () => ({ ports: await openPorts() });

export const run = ({ ports }) => JSON.stringify(answer('muhurtaEvents', {}, ports));
