import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'chart: every key, checked and presented';
/** The compiler of the engine goes on for some hundred charts; a service has that behind it within minutes. */
export const options = { warmUpMs: 6000 };
export const budgetMs = 31;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

export const run = ({ ports, next }) => answer('natalChart', next(), ports);
