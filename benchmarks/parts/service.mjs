import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { table } from '../../tools/markdown.mjs';
import { duration } from '../table.mjs';
import { askCharts, askQuickly } from './clients.mjs';
import { settle, startServer } from './server.mjs';

export const marker = 'service';

const SECONDS = 10;
const WARM_UP_SECONDS = 12;
const HEALTH = { path: '/health', perSecond: 50 };
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

/** Latencies of something small while every worker has charts to reckon. */
async function besideCharts(origin, workers, { path, perSecond }) {
  const [quick] = await Promise.all([
    askQuickly(origin, path, { perSecond, seconds: SECONDS }),
    askCharts(origin, { connections: workers, seconds: SECONDS, births: 'fresh' }),
  ]);
  return ms(quick);
}

/** The same of a service that does nothing. */
async function besideNothing({ perSecond }) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../processes/emptyServer.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const quick = await askQuickly(`http://127.0.0.1:${Number(port)}`, '/', { perSecond, seconds: SECONDS });
  child.kill();
  return ms(quick);
}

async function twoWorkers() {
  const server = await startServer(2);
  const { origin, bootMs } = server;
  await settle();
  const idle = server.residentMb();
  const cached = await askCharts(origin, { connections: 20, seconds: SECONDS, births: 'same' });
  const spent = server.cpuMs();
  const { answers } = await askCharts(origin, { connections: 20, seconds: SECONDS, births: 'same' });
  const cpuMs = (server.cpuMs() - spent) / answers;
  await server.stop();
  return [
    ['from start to listening', `${bootMs.toFixed(0)} ms`, ''],
    ['resident memory, idle', `${idle.toFixed(0)} MB`, '350 MB'],
    ['a chart from the cache, 20 clients', `${rate(cached)}; ${ms(cached)}`, ''],
    ['the same by one core of the service', `${(1000 / cpuMs).toFixed(0)} a second`, '1,500 a second'],
  ];
}

async function twoWarmWorkers() {
  const server = await warmServer(2);
  const { origin } = server;
  const charts = await askCharts(origin, { connections: 2, seconds: SECONDS, births: 'fresh' });
  const health = await besideCharts(origin, 2, HEALTH);
  const places = await besideCharts(origin, 2, PLACES);
  await server.stop();
  return [
    ['fresh charts with every key, 2 clients', `${rate(charts)}; ${ms(charts)}`, '25 a second'],
    ['`/health` beside charts on both cores, 50 a second', health, 'p99 10 ms'],
    ['`/location/search` beside charts on both cores, 200 a second', places, ''],
  ];
}

async function oneWarmWorker() {
  const server = await warmServer(1);
  const places = await besideCharts(server.origin, 1, PLACES);
  await server.stop();
  return [['the same of one worker, charts on one core', places, 'p99 5 ms']];
}

/** Figures of the running service: boot, memory, charts from the cache and fresh ones, quick answers beside them. */
export async function text() {
  const rows = [
    ...(await twoWorkers()),
    ...(await twoWarmWorkers()),
    ...(await oneWarmWorker()),
    ['for comparison: an empty HTTP server beside two threads that only count', await besideNothing(PLACES), ''],
  ];
  return table(['service of one process, two workers, clients on the same machine', 'figure', 'budget'], rows);
}
