import { openPorts } from '../../dist/adapters/openPorts.js';
import { answer } from '../../dist/api/answer.js';
import { encodeAnswer } from '../../dist/cache/encoding.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'chart: every key, written and gzipped';
/** The compiler of the engine goes on for some hundred charts; a service has that behind it within minutes. */
export const options = { warmUpMs: 6000 };
export const budgetMs = 60;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

export const run = ({ ports, next }) => encodeAnswer(answer('natalChart', next(), ports), 'gzip');

const answerOnly = ({ ports, next }) => answer('natalChart', next(), ports);
export const against = { name: 'computed and presented only', run: answerOnly };
