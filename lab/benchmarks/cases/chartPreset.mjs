import { PRESETS } from '@ganita/core/rules/presets.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';

export const name = 'chart: every key, by the preset jhora';
/** A preset costs nothing: what is left is the clock's. */
export const budgetRatio = 1.1;
export const options = { warmUpMs: 6000, batchMs: 200 };

/** Its choices one by one; the station decides nothing in a chart. */
const { station, ...choices } = PRESETS.jhora;

export const setup = async () => ({ ports: await openPorts(), turns: { one: 0, other: 0 } });

export const run = ({ ports, turns }) =>
  answer('natalChart', { ...birthRequest(turns.one++), rules: { preset: 'jhora' } }, ports);

export const against = {
  name: 'its choices one by one',
  run: ({ ports, turns }) => answer('natalChart', { ...birthRequest(turns.other++), rules: choices }, ports),
};
