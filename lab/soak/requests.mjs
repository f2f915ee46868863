// What the clients of the soak request: every endpoint, in the shares of a service that many kinds of clients use.

import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { birthRequest } from '../benchmarks/births.mjs';
import { dateInTurn, daysAfter } from '../benchmarks/dates.mjs';

export const PDF_SECRET = 'soak';
export const JOBS_SECRET = 'soak of jobs';
/** Lines of each job of the soak. */
const JOB_LINES = 20;
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
const CHENNAI = { date: '1996-12-07', time: '10:34', place: 'Chennai', at: '13.0878,80.2785,Asia/Kolkata' };
const DELHI_PAGE = { place: 'Delhi', at: '28.6358,77.2245,Asia/Kolkata' };
/** A birth as a form of a page sends it. */
const formBirth = (n) => ({ ...CHENNAI, date: dateInTurn(n), name: `Person ${n}` });
const aTool = (name, of) => (n) => ({
  jsonrpc: '2.0',
  id: n,
  method: 'tools/call',
  params: { name, arguments: of(n) },
});

/**
 * Path, share of all requests, and the n-th request: the fields of a JSON `body`, of a `form` or of a `query`. `name` where the
 * path alone does not say which request it is. The kind `job` is a whole job (jobs.mjs).
 */
const MIX = [
  { path: '/horoscope', share: 10, body: birthRequest },
  { path: '/horoscope', name: 'from the cache', share: 10, body: (n) => birthRequest(n % 5) },
  {
    path: '/horoscope',
    name: 'two sections',
    share: 10,
    body: (n) => ({ ...birthRequest(n), sections: ['divisional_charts', 'nakshatra_pada'] }),
  },
  {
    path: '/horoscope/pdf',
    share: 1,
    body: (n) => ({ ...birthRequest(n), name: 'Lakshmi', language: LANGUAGES[n % LANGUAGES.length] }),
  },
  { path: '/panchang', share: 20, body: (n) => ({ ...DELHI, date: dateInTurn(n) }) },
  { path: '/gochar', share: 8, body: (n) => ({ ...DELHI, date: dateInTurn(n), time: '06:00:00' }) },
  { path: '/gochar/events', share: 4, body: (n) => ({ ...DELHI, ...span(n, 90) }) },
  { path: '/gochara', share: 6, body: (n) => ({ ...birthRequest(n), target_date: dateInTurn(n) }) },
  { path: '/gochara/range', share: 2, body: (n) => ({ ...birthRequest(n), ...span(n, 30) }) },
  { path: '/planet-ingress', share: 4, body: (n) => span(n, 1826) },
  { path: '/saturn-timeline', share: 3, body: (n) => ({ ...birthRequest(n), as_of: dateInTurn(n) }) },
  {
    path: '/marriage-match',
    share: 6,
    body: (n) => ({ boy_birth_details: birthDetails(n), girl_birth_details: birthDetails(n + 11) }),
  },
  {
    path: '/muhurta',
    share: 1,
    body: (n) => ({
      ...birthRequest(n),
      event_type: EVENT_TYPES[n % EVENT_TYPES.length],
      from_date: `${year(n)}-03-01`,
      to_date: `${year(n)}-05-30`,
      event_latitude: 12.9716,
      event_longitude: 77.5946,
      event_timezone: 5.5,
    }),
  },
  { path: '/muhurta/events', share: 1 },
  { path: '/location/search', share: 4, query: (n) => ({ query: PLACES[n % PLACES.length] }) },
  { path: '/location/autocomplete', share: 6, query: (n) => ({ query: PLACES[n % PLACES.length].slice(0, 4) }) },
  { path: '/health', share: 4 },
  { path: '/calendar', share: 1, body: (n) => ({ ...DELHI, year: year(n), month: 1 + (n % 12) }) },
  { path: '/calendar.ics', share: 1, query: (n) => ({ place: 'Ujjain', year: year(n % 5) }) },
  { path: '/festivals', share: 1, body: (n) => ({ ...DELHI, year: year(n), month: 1 + (n % 12) }) },
  {
    path: '/panchang/search',
    share: 1,
    body: (n) => ({
      ...DELHI,
      from_date: dateInTurn(n),
      to_date: daysAfter(dateInTurn(n), 60),
      where: { all: [{ tithi: 1 + (n % 15) }, { none: [{ vara: 'Tuesday' }] }] },
    }),
  },
  { path: '/eclipses', share: 1, body: (n) => ({ ...DELHI, from_date: dateInTurn(n), count: 3 }) },
  { path: '/visibility', share: 1, body: (n) => ({ ...DELHI, ...span(n, 90) }) },
  { path: '/kp', share: 2, body: birthRequest },
  { path: '/prashna', share: 1, body: (n) => ({ ...birthRequest(n), sections: ['planets'] }) },
  { path: '/margins', share: 1, body: birthRequest },
  { path: '/svg/chart', share: 3, body: (n) => ({ ...birthRequest(n), style: ['north', 'south', 'east'][n % 3] }) },
  { path: '/svg/chart', name: 'PNG', share: 1, body: (n) => ({ ...birthRequest(n), format: 'png', size: 480 }) },
  { path: '/svg/day', share: 2, query: (n) => ({ ...DELHI, place: 'Delhi', date: dateInTurn(n) }) },
  { path: '/svg/dasha', share: 1, body: (n) => ({ ...birthRequest(n), dasha_at: dateInTurn(n) }) },
  { path: '/app/day', share: 3, query: (n) => ({ ...DELHI_PAGE, date: dateInTurn(n) }) },
  { path: '/app/month', share: 1, query: (n) => ({ ...DELHI_PAGE, month: dateInTurn(n).slice(0, 7) }) },
  { path: '/app/sky', share: 1, query: (n) => ({ ...DELHI_PAGE, date: dateInTurn(n) }) },
  { path: '/app/chart', share: 2, form: formBirth },
  {
    path: '/mcp',
    name: 'panchanga',
    share: 2,
    body: aTool('get_panchang', (n) => ({ place: 'Pune', date: dateInTurn(n) })),
  },
  {
    path: '/mcp',
    name: 'summary',
    share: 1,
    body: aTool('get_chart_summary', (n) => ({ date: dateInTurn(n), time: '10:34:00', place: 'Chennai' })),
  },
  { path: '/jobs', share: 1, isJob: true, body: (n) => ({ ...DELHI, date: dateInTurn(n) }) },
];

/** The kinds of requests that a service answers which has jobs, or has none. */
export const mixOf = ({ hasJobs }) => MIX.filter(({ isJob = false }) => hasJobs || !isJob);

const queryOf = (fields) => new URLSearchParams(Object.entries(fields)).toString();
const HEADERS = {
  'accept-encoding': 'gzip',
  accept: 'application/json, text/event-stream, */*',
  'x-pdf-secret': PDF_SECRET,
  'x-jobs-secret': JOBS_SECRET,
};

/** A request of a kind: `{ path, init }` for `fetch`. */
function requestOf({ path, body, form, query, isJob }, n) {
  const of = (type, text) => ({ method: 'POST', headers: { ...HEADERS, 'content-type': type }, body: text });
  if (isJob) {
    const lines = Array.from({ length: JOB_LINES }, (_, row) => JSON.stringify(body(n + row)));
    return { path: `${path}?calculation=panchangDay`, init: of('application/x-ndjson', lines.join('\n')) };
  }
  if (body !== undefined) return { path, init: of('application/json', JSON.stringify(body(n))) };
  if (form !== undefined) return { path, init: of('application/x-www-form-urlencoded', queryOf(form(n))) };
  return { path: query === undefined ? path : `${path}?${queryOf(query(n))}`, init: { headers: HEADERS } };
}

/** The n-th request of a mix: `{ name, path, init, isJob }`. Shares come out evenly in every hundred or so. */
export function requestInTurn(mix, n) {
  const all = mix.reduce((sum, { share }) => sum + share, 0);
  // Steps of 61 go through all residues, so that the kinds do not come in rows.
  let left = (n * 61) % all;
  const kind = mix.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  const { path, name, isJob = false } = kind;
  return { name: name === undefined ? path : `${path}, ${name}`, isJob, ...requestOf(kind, n) };
}
