// What the attacker sends: each kind in a burst at the start of a minute, as much of it as its limit lets through and more.
import { birthRequest } from '../benchmarks/births.mjs';
import { dateInTurn } from '../benchmarks/dates.mjs';
import { PDF_SECRET } from './addresses.mjs';
import {
  COMPRESSED_LINES,
  DEAREST_CHOICES,
  LONG_WRONG_LINES,
  POLAR,
  polarBirth,
  SHORT_WRONG_LINES,
  span,
  WRONG,
  wholeCharts,
  withPhoto,
} from './bodies.mjs';
import { DEAREST } from './dearest.mjs';

const BATCH = { path: '/horoscope/batch', type: 'ndjson' };

/**
 * Kinds of attack: `path` (of the n-th request where it is a function), how many a minute, the n-th body (null: a GET), and what happens to the connection (`reader`): it
 * `reads` the answer, reads `nothing` of it, `leaves` before it comes, or sends its body `slowly`. With `connection` it is one
 * of connections.mjs instead.
 */
export const ATTACKS = [
  {
    name: 'comparisons at their bound, near the pole',
    path: '/horoscope/compare',
    perMinute: 30,
    body: (n) => ({ ...polarBirth(n), second_rules: DEAREST_CHOICES }),
  },
  {
    name: 'ranges near the pole',
    path: '/gochara/range',
    perMinute: 30,
    body: (n) => ({ ...polarBirth(n), ...span(n, 60) }),
  },
  {
    name: 'muhurtas near the pole',
    path: '/muhurta',
    perMinute: 30,
    body: (n) => ({
      ...polarBirth(n),
      event_type: 'vivaha',
      ...span(n, 90),
      event_latitude: POLAR.latitude,
      event_longitude: POLAR.longitude,
      event_timezone: POLAR.timezone,
    }),
  },
  {
    name: 'panchangas near the pole',
    path: '/panchang',
    perMinute: 60,
    body: (n) => ({ ...POLAR, date: dateInTurn(n) }),
  },
  { name: 'unread whole charts', path: '/horoscope', perMinute: 30, reader: 'nothing', body: birthRequest },
  {
    name: 'unread events',
    path: '/gochar/events',
    perMinute: 60,
    reader: 'nothing',
    body: (n) => ({ ...POLAR, ...span(n, 90) }),
  },
  { name: '`/openapi.json`, unread', path: '/openapi.json', perMinute: 60, reader: 'nothing', body: null },
  { name: 'whole charts aborted at once', path: '/horoscope', perMinute: 30, reader: 'leaves', body: birthRequest },
  {
    name: 'ingresses aborted at once',
    path: '/planet-ingress',
    perMinute: 60,
    reader: 'leaves',
    body: (n) => span(n, 1826),
  },
  ...DEAREST,
  { name: 'pipelined requests', connection: 'pipelines', perMinute: 10 },
  { name: 'pipelined requests aborted at once', connection: 'pipelinesAndLeaves', perMinute: 10 },
  {
    name: 'reports with a large photo',
    path: '/horoscope/pdf',
    perMinute: 10,
    headers: { 'x-pdf-secret': PDF_SECRET },
    body: withPhoto,
  },
  {
    name: 'whole reports',
    path: '/horoscope/pdf',
    perMinute: 20,
    headers: { 'x-pdf-secret': PDF_SECRET },
    body: (n) => ({ ...birthRequest(n), template: 'astrologer' }),
  },
  {
    name: 'calendars for the wall',
    path: '/calendar.pdf',
    perMinute: 10,
    body: (n) => ({ place: 'Chennai', year: 1950 + (n % 100), language: 'ta', paper: 'A3' }),
  },
  {
    name: 'calendars for the pocket, unread',
    path: '/calendar.pdf',
    perMinute: 10,
    reader: 'nothing',
    body: (n) => ({ place: 'Pune', year: 1950 + (n % 100), language: 'mr', paper: 'A6' }),
  },
  {
    name: 'large photos without the secret',
    path: '/horoscope/pdf',
    perMinute: 10,
    body: withPhoto,
  },
  { name: 'bodies of 64 KB, wrong throughout', path: '/saturn-timeline', perMinute: 60, body: () => WRONG.fields },
  { name: 'lists of 16,000 wrong items', path: '/horoscope', perMinute: 30, body: () => WRONG.list },
  { name: 'bodies of 6,000 unknown names', path: '/marriage-match', perMinute: 200, body: () => WRONG.names },
  { name: 'batches of 10,000 short wrong lines', ...BATCH, perMinute: 2, body: () => SHORT_WRONG_LINES },
  { name: 'batches of 500 wrong lines of 64 KB', ...BATCH, perMinute: 2, body: () => LONG_WRONG_LINES },
  {
    name: 'batches compressed to a thousandth (gzip)',
    ...BATCH,
    perMinute: 2,
    headers: { 'content-encoding': 'gzip' },
    body: () => COMPRESSED_LINES.gzip,
  },
  {
    name: 'batches compressed to a thousandth (brotli)',
    ...BATCH,
    perMinute: 2,
    headers: { 'content-encoding': 'br' },
    body: () => COMPRESSED_LINES.br,
  },
  { name: 'batches of whole charts', ...BATCH, perMinute: 2, body: wholeCharts },
  { name: 'unread batches', ...BATCH, perMinute: 2, reader: 'nothing', body: wholeCharts },
  { name: 'heads that never end', connection: 'slowHead', perMinute: 200 },
  { name: 'bodies that never end', path: '/marriage-match', perMinute: 200, reader: 'slowly', body: birthRequest },
  { name: 'connections that are kept', connection: 'keeps', perMinute: 4000 },
  { name: 'connections made and closed', connection: 'comesAndGoes', perMinute: 2000 },
  { name: 'unknown paths', path: `/${'x'.repeat(8000)}`, perMinute: 200, body: null },
];
