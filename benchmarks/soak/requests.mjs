// What the clients of the soak request: every endpoint, in the shares of a service that many kinds of clients use.
import { LANGUAGES } from '../../dist/calculations/fields/languages.js';
import { EVENT_TYPES } from '../../dist/core/muhurta/events/events.js';
import { birthRequest } from '../births.mjs';
import { dateInTurn, daysAfter } from '../dates.mjs';

export const PDF_SECRET = 'soak';
const DELHI = { latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
const PLACES = ['Chennai', 'Bombay', 'Hyderabad, Pakistan', 'Springfield, IL', 'Varanasi', 'Pariss', 'São Paulo'];

const birthDetails = (n) => {
  const { place, ...details } = birthRequest(n);
  return details;
};
const span = (n, days, years) => {
  const from_date = dateInTurn(n, years);
  return { from_date, to_date: daysAfter(from_date, days) };
};
const year = (n) => 2000 + (n % 60);

/** Endpoint, share of all requests, and the body of the n-th request; without one it is a GET. */
const MIX = [
  ['/horoscope', 10, (n) => birthRequest(n)],
  ['/horoscope', 10, (n) => birthRequest(n % 5), 'cached'],
  [
    '/horoscope',
    10,
    (n) => ({ ...birthRequest(n), sections: ['divisional_charts', 'nakshatra_pada'] }),
    'two sections',
  ],
  ['/horoscope/pdf', 1, (n) => ({ ...birthRequest(n), name: 'Lakshmi', language: LANGUAGES[n % LANGUAGES.length] })],
  ['/panchang', 20, (n) => ({ ...DELHI, date: dateInTurn(n) })],
  ['/gochar', 8, (n) => ({ ...DELHI, date: dateInTurn(n), time: '06:00:00' })],
  ['/gochar/events', 4, (n) => ({ ...DELHI, ...span(n, 90) })],
  ['/gochara', 6, (n) => ({ ...birthRequest(n), target_date: dateInTurn(n) })],
  ['/gochara/range', 2, (n) => ({ ...birthRequest(n), ...span(n, 30) })],
  ['/planet-ingress', 4, (n) => span(n, 1826)],
  ['/saturn-timeline', 3, (n) => ({ ...birthRequest(n), as_of: dateInTurn(n) })],
  ['/marriage-match', 6, (n) => ({ boy_birth_details: birthDetails(n), girl_birth_details: birthDetails(n + 11) })],
  [
    '/muhurta',
    1,
    (n) => ({
      ...birthRequest(n),
      event_type: EVENT_TYPES[n % EVENT_TYPES.length],
      from_date: `${year(n)}-03-01`,
      to_date: `${year(n)}-05-30`,
      event_latitude: 12.9716,
      event_longitude: 77.5946,
      event_timezone: 5.5,
    }),
  ],
  ['/muhurta/events', 1, null],
  ['/location/search', 4, null, (n) => `?query=${encodeURIComponent(PLACES[n % PLACES.length])}`],
  ['/location/autocomplete', 6, null, (n) => `?query=${encodeURIComponent(PLACES[n % PLACES.length].slice(0, 4))}`],
  ['/health', 4, null],
];

const all = MIX.reduce((sum, [, share]) => sum + share, 0);

/** The n-th request of the soak: `{ name, path, init }` for `fetch`. Shares come out evenly in every hundred or so. */
export function requestInTurn(n) {
  // Steps of 61 go through all residues, so that the kinds do not come in rows.
  let left = (n * 61) % all;
  const [path, , body, more] = MIX.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  const headers = { 'accept-encoding': 'gzip', 'x-pdf-secret': PDF_SECRET };
  if (body === null) return { name: path, path: `${path}${more?.(n) ?? ''}`, init: { headers } };
  headers['content-type'] = 'application/json';
  const name = typeof more !== 'string' ? path : `${path}, ${more}`;
  return { name, path, init: { method: 'POST', headers, body: JSON.stringify(body(n)) } };
}
