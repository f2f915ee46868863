import { table } from '@ganita/pages/guide/markdown.js';
import { paceOfMachine } from '../pace.mjs';
import { withProcess } from '../processes/withProcess.mjs';
import { duration, shownBudget } from '../table.mjs';
import { askCharts, askQuickly, sameBirth } from './clients.mjs';
import { cpuMsOf, settle, startServer } from './server.mjs';

export const marker = 'service';

const SECONDS = 10;
const WARM_UP_SECONDS = 12;
const HEALTH = { path: '/health', perSecond: 50 };
/** A month of a place, which its browser asks for again and again. */
const PAGES = { path: '/app/month?place=Chennai&at=13.08784,80.27847,Asia/Kolkata&month=2026-11', perSecond: 4 };
const PLACES = { path: '/location/search?query=springfield', perSecond: 200 };

const ms = ({ p50, p99 }) => `median ${duration(p50)}, p99 ${duration(p99)}`;
const rate = ({ perSecond }) => `${perSecond.toFixed(perSecond < 100 ? 1 : 0)} a second`;

/** A service whose threads are warm and whose index of places is open. */
async function warmServer(workers) {
  const server = await startServer(workers);
  await askCharts(server.origin, { connections: workers, seconds: WARM_UP_SECONDS, births: 'fresh' });
  await askQuickly(server.origin, PLACES.path, { perSecond: 10, seconds: 1 });
  return server;
}

/** A row of the table whose `measured` may be at most `limit`. */
const atMost = (what, figure, measured, limit, budget) => [what, figure, shownBudget(budget, measured <= limit)];
/** A row of the table whose `measured` must be at least `limit` a second. */
const atLeast = (what, figure, measured, limit, budget) => [what, figure, shownBudget(budget, measured >= limit)];

/** Latencies of something small while every worker has charts to compute. */
async function besideCharts(origin, workers, { path, perSecond }) {
  const [quick] = await Promise.all([
    askQuickly(origin, path, { perSecond, seconds: SECONDS }),
    askCharts(origin, { connections: workers, seconds: SECONDS, births: 'fresh' }),
  ]);
  return quick;
}

/** The same while people look at pages as well. */
async function besidePages(origin, workers, quick) {
  const [latencies, pages] = await Promise.all([
    besideCharts(origin, workers, quick),
    askQuickly(origin, PAGES.path, { perSecond: PAGES.perSecond, seconds: SECONDS }),
  ]);
  return { latencies, pages };
}

/** The same of a service that does nothing. */
const besideNothing = ({ perSecond }) =>
  withProcess('emptyServer.mjs', [], (origin) => askQuickly(origin, '/', { perSecond, seconds: SECONDS }));

/** What this machine sends at most: the same bytes from a server that does nothing else. */
const sameBytes = (bytes) =>
  withProcess('bytesServer.mjs', [bytes], (origin, pid) => cachedByOneCore(origin, () => cpuMsOf(pid)));

/** Charts from the cache for each second of CPU time of a server. */
async function cachedByOneCore(origin, cpuMs) {
  const spent = cpuMs();
  const { answers } = await askCharts(origin, { connections: 20, seconds: SECONDS, births: 'same' });
  return (1000 * answers) / (cpuMs() - spent);
}

/** The bytes of a chart as the clients of this benchmark accept it. */
async function chartBytes(origin) {
  const answer = await fetch(`${origin}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify(sameBirth()),
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

async function twoWorkers() {
  const server = await startServer(2);
  const { origin, bootMs } = server;
  await settle();
  const idle = server.residentMb();
  const cached = await askCharts(origin, { connections: 20, seconds: SECONDS, births: 'same' });
  const byOneCore = await cachedByOneCore(origin, server.cpuMs);
  const pace = await paceOfMachine();
  const bytes = await chartBytes(origin);
  await server.stop();
  return [
    atMost('from start to listening', `${bootMs.toFixed(0)} ms`, bootMs, 900, '900 ms'),
    atMost('resident memory, idle', `${idle.toFixed(0)} MB`, idle, 200, '200 MB'),
    ['a chart from the cache, 20 clients', `${rate(cached)}; ${ms(cached)}`, ''],
    atLeast(
      'the same for each second of CPU time of the service',
      `${byOneCore.toFixed(0)} a second`,
      byOneCore,
      6000,
      '6,000 a second',
    ),
    [
      'for comparison: the same at the pace of the machine where budgets were set',
      `${(byOneCore * pace.times).toFixed(0)} a second`,
      '',
    ],
    [
      'for comparison: the same bytes from a server that does nothing else',
      `${(await sameBytes(bytes)).toFixed(0)} a second`,
      '',
    ],
  ];
}

async function twoWarmWorkers() {
  const server = await warmServer(2);
  const { origin } = server;
  const charts = await askCharts(origin, { connections: 2, seconds: SECONDS, births: 'fresh' });
  const health = await besideCharts(origin, 2, HEALTH);
  const withPages = await besidePages(origin, 2, HEALTH);
  const places = await besideCharts(origin, 2, PLACES);
  await server.stop();
  return [
    atLeast(
      'fresh charts with every key, 2 clients',
      `${rate(charts)}; ${ms(charts)}`,
      charts.perSecond,
      25,
      '25 a second',
    ),
    atMost('`/health` while charts use both cores, 50 a second', ms(health), health.p99, 8, 'p99 8 ms'),
    atMost(
      'the same while 4 pages of a month a second are rendered as well',
      ms(withPages.latencies),
      withPages.latencies.p99,
      8,
      'p99 8 ms',
    ),
    ['a page of a month at that time', ms(withPages.pages), ''],
    atMost('`/location/search` while charts use both cores, 200 a second', ms(places), places.p99, 5, 'p99 5 ms'),
  ];
}

async function oneWarmWorker() {
  const server = await warmServer(1);
  const places = await besideCharts(server.origin, 1, PLACES);
  await server.stop();
  return [atMost('the same with one worker, charts on one core', ms(places), places.p99, 5, 'p99 5 ms')];
}

/** Figures of the running service: boot, memory, charts from the cache and fresh ones, quick answers at the same time. */
export async function text() {
  const rows = [
    ...(await twoWorkers()),
    ...(await twoWarmWorkers()),
    ...(await oneWarmWorker()),
    ['for comparison: an empty HTTP server next to two threads that only count', ms(await besideNothing(PLACES)), ''],
  ];
  return table(['service of one process, two workers, clients on the same machine', 'figure', 'budget'], rows);
}
