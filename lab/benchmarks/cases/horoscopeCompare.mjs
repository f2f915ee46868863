import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';

export const name = 'compare: the defaults and the preset jhora, seventeen choices changed';
export const budgetRatio = 12;
export const options = { warmUpMs: 6000, batchMs: 200 };

export const setup = async () => ({ ports: await openPorts(), turns: { one: 0, other: 0 } });

export const run = ({ ports, turns }) => answer('horoscopeCompare', birthRequest(turns.one++), ports);

export const against = {
  name: 'one chart',
  run: ({ ports, turns }) => answer('natalChart', birthRequest(turns.other++), ports),
};
