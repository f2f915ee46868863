import { table } from '@ganita/pages/guide/markdown.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest } from '../births.mjs';
import { dateInTurn, daysAfter } from '../dates.mjs';
import { measure } from '../harness.mjs';
import { duration } from '../table.mjs';

export const marker = 'growth';

const DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
const span = (n, days) => {
  const from_date = dateInTurn(n);
  return { from_date, to_date: daysAfter(from_date, days) };
};
const EVENT = { event_type: 'vivaha', event_latitude: 12.9716, event_longitude: 77.5946, event_timezone: 5.5 };
const days = (length) => `${length} days`;
const found = (where) => (length, n) => {
  return { ...DELHI, ...span(n, length), where };
};
const levels = (depth) => `${depth} ${depth === 1 ? 'level' : 'levels'}`;
const one = (system) => (depth, n) => ({
  ...birthRequest(n),
  sections: ['graha_dashas', 'rasi_dashas'],
  dasha_systems: [system],
  dasha_levels: depth,
});

const GURU_PUSHYA = { all: [{ nakshatra: 8 }, { vara: 'Thursday' }] };
/** By day, with a sunrise and a rising sign: every kind of edge. */
const EKADASHI_IN_LEO = { all: [{ tithi: [11, 26] }, { lagna: 'Leo' }, { day_part: 'day' }] };

/** What grows, with what, by which steps, and the body of the n-th request. */
const GROWING = [
  ['/horoscope, Vimsottari alone', levels, [1, 2, 3, 4], 'natalChart', one('vimsottari')],
  ['/horoscope, Narayana alone', levels, [1, 2, 3, 4], 'natalChart', one('narayana')],
  ['/gochar/events', days, [7, 30, 90], 'gocharEvents', (length, n) => ({ ...DELHI, ...span(n, length) })],
  ['/gochara/range', days, [7, 30, 60], 'gocharaRange', (length, n) => ({ ...birthRequest(n), ...span(n, length) })],
  [
    '/planet-ingress, all nine',
    days,
    [365, 1826],
    'planetIngress',
    (length, n) => ({ ...span(n, length), planets: NINE }),
  ],
  ['/muhurta', days, [7, 30, 90], 'muhurtaScan', (length, n) => ({ ...birthRequest(n), ...EVENT, ...span(n, length) })],
  [
    '/muhurta/intervals, strict',
    days,
    [7, 30, 90],
    'muhurtaIntervals',
    (length, n) => ({ ...DELHI, event_type: 'vivaha', ...span(n, length), strictness: 'strict' }),
  ],
  [
    '/muhurta/dates',
    days,
    [30, 365],
    'muhurtaDates',
    (length, n) => ({ ...DELHI, event_type: 'vivaha', ...span(n, length) }),
  ],
  ['/panchang/search, Guru Pushya', days, [30, 90, 365, 3650], 'panchangSearch', found(GURU_PUSHYA)],
  ['/panchang/search, Ekadashi while Leo rises', days, [30, 90, 365], 'panchangSearch', found(EKADASHI_IN_LEO)],
];
const NINE = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

/** How cost and size grow with the length of a range and the depth of dashas. */
export async function text() {
  const ports = await openPorts();
  const rows = [];
  for (const [path, words, steps, calculation, body] of GROWING) {
    for (const step of steps) {
      let n = 0;
      const call = () => JSON.stringify(answer(calculation, body(step, n++), ports));
      const { cpu } = await measure(call, { warmUpMs: 1000, batches: 15 });
      rows.push([path, words(step), duration(cpu.median), `${(call().length / 1000).toFixed(1)} kB`]);
    }
  }
  return table(['endpoint', 'request', 'CPU time, with writing', 'response, not compressed'], rows);
}
