import { openPorts } from '../../dist/adapters/openPorts.js';
import { answer } from '../../dist/api/answer.js';

const DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
const twoDigits = (n) => String(n).padStart(2, '0');

export const name = 'calendar: a month of angas, rises and sets, checked and presented';
export const budgetRatio = 12;

export const setup = async () => ({ ports: await openPorts(), turns: { one: 0, other: 0 } });

export const run = ({ ports, turns }) =>
  JSON.stringify(
    answer(
      'calendarRange',
      { ...DELHI, year: 1950 + (turns.one++ % 120), month: 11, sections: ['limbs', 'sun_moon'] },
      ports,
    ),
  );

export const against = {
  name: 'one day of /panchang',
  run({ ports, turns }) {
    const n = turns.other++;
    const date = `${1950 + (n % 120)}-${twoDigits(1 + (n % 12))}-${twoDigits(1 + (n % 28))}`;
    return JSON.stringify(answer('panchangDay', { ...DELHI, date }, ports));
  },
};
