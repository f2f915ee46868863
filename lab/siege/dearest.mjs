// The most expensive requests that endpoints of pages, pictures, calendars, searches, agents and jobs take, as attacks.
import { birthRequest } from '../benchmarks/births.mjs';
import { dateInTurn, daysAfter } from '../benchmarks/dates.mjs';
import { JOBS_SECRET } from './addresses.mjs';
import { POLAR, polarBirth, span } from './bodies.mjs';

const AT_THE_POLE = { latitude: POLAR.latitude, longitude: POLAR.longitude, zone: 'Europe/Stockholm' };
/** As far north as the heliacal method of visibility goes. */
const NORTH = { latitude: 59.9, longitude: 25.5, zone: 'Europe/Helsinki' };
const PAGE_PLACE = { place: 'Lulea', at: '65.9,25.5,Europe/Stockholm' };
const DAYS_OF_CALENDAR = 399;
const DAYS_OF_SEARCH = 365;
const DAYS_OF_VISIBILITY = 365;
const JOB_LINES = 200;

const calendarDays = (n) => ({ from_date: dateInTurn(n), to_date: daysAfter(dateInTurn(n), DAYS_OF_CALENDAR) });
/** As many conditions as a search takes, each evaluated day by day. */
const manyConditions = {
  any: Array.from({ length: 60 }, (_, n) => ({ all: [{ lagna: 1 + (n % 12) }] })),
};
const form = (fields) => new URLSearchParams(fields).toString();
const formBirth = (n) => ({ ...PAGE_PLACE, date: dateInTurn(n), time: '10:34', name: `Person ${n}` });
const call = (name, of) => (n) => ({ jsonrpc: '2.0', id: n, method: 'tools/call', params: { name, arguments: of(n) } });
const ACCEPT = { accept: 'application/json, text/event-stream' };
const EVENTS = Array.from({ length: 50 }, (_, n) => ({ id: `event ${n}`, date: daysAfter('2001-01-01', 97 * n) }));

/** Kinds of attacks.mjs; `type` is that of the body. */
export const DEAREST = [
  {
    name: 'pages of whole charts, compared',
    path: '/app/chart',
    perMinute: 30,
    type: 'form',
    body: (n) =>
      form({ ...formBirth(n), compared: 'jhora', all_yogas: '1', uncertain: '60', layers: 'special_lagnas,transits' }),
  },
  {
    name: 'pages of months',
    path: (n) => `/app/month?${form({ ...PAGE_PLACE, month: dateInTurn(n).slice(0, 7) })}`,
    perMinute: 60,
    body: null,
  },
  {
    name: 'pages aborted at once',
    path: '/app/chart',
    perMinute: 30,
    type: 'form',
    reader: 'leaves',
    body: (n) => form(formBirth(n)),
  },
  {
    name: 'forms of 1,500 fields',
    path: '/app/match',
    perMinute: 60,
    type: 'form',
    body: (n) => form(Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`f${at}_${n}`, '<']))),
  },
  {
    name: 'pictures of the most pixels',
    path: '/svg/chart',
    perMinute: 200,
    body: (n) => ({
      ...birthRequest(n),
      format: 'png',
      size: 2000,
      layers: ['special_lagnas', 'arudhas', 'transits'],
      transit_at: 'today',
    }),
  },
  {
    name: 'unread pictures',
    path: '/svg/chart',
    perMinute: 200,
    reader: 'nothing',
    body: (n) => ({ ...birthRequest(n), format: 'png', size: 2000 }),
  },
  {
    name: 'calendars of thirteen months, near the pole',
    path: '/calendar',
    perMinute: 20,
    body: (n) => ({ ...AT_THE_POLE, ...calendarDays(n) }),
  },
  {
    name: 'calendars of a person',
    path: '/calendar/personal',
    perMinute: 20,
    body: (n) => ({ ...polarBirth(n), ...calendarDays(n) }),
  },
  {
    name: 'feeds of festivals, unread',
    path: (n) =>
      `/calendar.ics?${form({ place: 'Lulea', year: String(1900 + (n % 200)), years: '3', ...AT_THE_POLE })}`,
    perMinute: 20,
    reader: 'nothing',
    body: null,
  },
  {
    name: 'searches of 60 conditions',
    path: '/panchang/search',
    perMinute: 30,
    body: (n) => ({
      ...AT_THE_POLE,
      from_date: dateInTurn(n),
      to_date: daysAfter(dateInTurn(n), DAYS_OF_SEARCH),
      where: manyConditions,
    }),
  },
  {
    name: 'eclipses of ten years at a place',
    path: '/eclipses',
    perMinute: 60,
    body: (n) => ({ ...AT_THE_POLE, ...span(n, 3652) }),
  },
  {
    name: 'visibility of a year',
    path: '/visibility',
    perMinute: 60,
    body: (n) => ({
      ...NORTH,
      ...span(n, DAYS_OF_VISIBILITY),
      include: ['asta', 'conjunctions', 'moon_phases', 'crescents', 'twilight'],
      rules: { asta_method: 'heliacal' },
    }),
  },
  {
    name: 'margins with fifty events',
    path: '/margins',
    perMinute: 60,
    body: (n) => ({ ...birthRequest(n), birth_time_uncertainty_minutes: 720, rectification: { events: EVENTS } }),
  },
  { name: 'questions with whole charts', path: '/prashna', perMinute: 30, body: birthRequest },
  {
    name: 'charts of KP of four levels',
    path: '/kp',
    perMinute: 60,
    body: (n) => ({ ...birthRequest(n), dasha_levels: 4 }),
  },
  {
    name: 'tools of agents',
    path: '/mcp',
    perMinute: 600,
    headers: ACCEPT,
    body: call('compare_conventions', (n) => ({ date: dateInTurn(n), time: '10:34:00', place: 'Chennai' })),
  },
  {
    name: 'lists of tools',
    path: '/mcp',
    perMinute: 600,
    headers: ACCEPT,
    body: (n) => ({ jsonrpc: '2.0', id: n, method: 'tools/list' }),
  },
  {
    name: 'arrays of a hundred calls of a tool',
    path: '/mcp',
    perMinute: 600,
    headers: ACCEPT,
    body: () => Array.from({ length: 100 }, (_, id) => call('find_place', () => ({ query: 'Chennai' }))(id)),
  },
  {
    name: 'jobs',
    path: '/jobs?calculation=panchangDay',
    perMinute: 30,
    type: 'ndjson',
    headers: { 'x-jobs-secret': JOBS_SECRET },
    body: (n) =>
      Array.from({ length: JOB_LINES }, (_, line) =>
        JSON.stringify({ ...POLAR, date: dateInTurn(JOB_LINES * n + line) }),
      ).join('\n'),
  },
  {
    name: 'jobs without the secret',
    path: '/jobs?calculation=natalChart',
    perMinute: 30,
    type: 'ndjson',
    body: () => '{}\n'.repeat(20_000),
  },
  {
    name: 'jobs that never arrive',
    path: '/jobs?calculation=natalChart',
    perMinute: 30,
    type: 'ndjson',
    headers: { 'x-jobs-secret': JOBS_SECRET },
    reader: 'slowly',
    body: () => '{}\n'.repeat(20_000),
  },
];
