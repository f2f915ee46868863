import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';

export const name = 'chart: every key, dashas by the arc of the Sun';
export const budgetMoreMs = 10;
/** The compiler's work, and that the Sun's tables of all the years that the births meet are made: some 400 charts. */
export const options = { warmUpMs: 15_000, batchMs: 200, longestMs: 20_000 };

export const setup = async () => ({ ports: await openPorts(), turns: { one: 0, other: 0 } });

export const run = ({ ports, turns }) =>
  answer('natalChart', { ...birthRequest(turns.one++), rules: { year_length: 'solar_arc' } }, ports);

export const against = {
  name: 'years of one length',
  run: ({ ports, turns }) => answer('natalChart', birthRequest(turns.other++), ports),
};
