import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { dateInTurn } from './dates.mjs';

export const DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
const YEARS = 120;

/** Ports, and two counters of turns: of the case and of what it is compared with. */
export const setup = async () => ({ ports: await openPorts(), turns: { one: 0, other: 0 } });

/** A year of each turn, so that no turn finds what an earlier one computed. */
export const yearOf = (turns) => 1950 + (turns.one++ % YEARS);

/** What a range of dates is compared with: `/panchang` of one date, another one each turn. */
export const oneDay = {
  name: 'one day of /panchang',
  run({ ports, turns }) {
    return JSON.stringify(answer('panchangDay', { ...DELHI, date: dateInTurn(turns.other++) }, ports));
  },
};
