import { openPorts } from '../../dist/adapters/openPorts.js';
import { answer } from '../../dist/api/answer.js';

export const name = 'festivals: a year, checked and presented';
/** The limit of a warm year; the first year of a process may take 100. */
export const budgetRatio = 60;

const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timezone: 5.5 };
const YEARS = 150;

export const setup = async () => ({ ports: await openPorts(), turns: { year: 0, day: 0 } });

export const run = ({ ports, turns }) => answer('festivals', { year: 1950 + (turns.year++ % YEARS), ...UJJAIN }, ports);

export const against = {
  name: 'panchang of a day',
  run: ({ ports, turns }) => {
    const year = 1950 + (turns.day++ % YEARS);
    return answer('panchangDay', { date: `${year}-${turns.day % 2 === 0 ? '03-14' : '10-21'}`, ...UJJAIN }, ports);
  },
};
