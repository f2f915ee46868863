import { openPorts } from '../../dist/adapters/openPorts.js';
import { answer } from '../../dist/present/answer.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'chart: every key, checked and presented';
export const budgetMs = 31;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

export const run = ({ ports, next }) => answer('natalChart', next(), ports);
