import autocannon from 'autocannon';
import { table } from '../../tools/markdown.mjs';
import { duration } from '../table.mjs';
import { askCharts } from './charts.mjs';
import { settle, startServer } from './server.mjs';

export const marker = 'service';

const WORKERS = 2;
const SECONDS = 10;
const load = (url, options) => autocannon({ url, duration: SECONDS, ...options });
const health = { method: 'GET', path: '/health' };
const places = { method: 'GET', path: '/location/search?query=springfield' };

/** Figures of the running service: boot, memory, charts from the cache and fresh ones, quick answers beside them. */
export async function text() {
  const server = await startServer(WORKERS);
  const { origin, bootMs } = server;
  await settle();
  const idle = server.residentMb();
  const cached = await askCharts(origin, { connections: 20, seconds: SECONDS, births: 'same' });
  const spent = server.cpuMs();
  const { answers } = await askCharts(origin, { connections: 20, seconds: SECONDS, births: 'same' });
  const cpuMs = (server.cpuMs() - spent) / answers;
  await askCharts(origin, { connections: 2, seconds: 8, births: 'fresh' });
  const [charts, alive, found] = await Promise.all([
    askCharts(origin, { connections: WORKERS, seconds: SECONDS, births: 'fresh' }),
    load(origin, { connections: 1, overallRate: 50, requests: [health] }),
    load(origin, { connections: 4, overallRate: 200, requests: [places] }),
  ]);
  await server.stop();
  for (const { non2xx, errors } of [alive, found]) {
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} requests failed`);
  }
  const ms = ({ p50, p99 }) => `median ${duration(p50)}, p99 ${duration(p99)}`;
  const rate = ({ perSecond }) => `${perSecond.toFixed(perSecond < 100 ? 1 : 0)} a second`;
  return table(
    ['service of one process, two workers, clients on the same machine', 'figure', 'budget'],
    [
      ['from start to listening', `${bootMs.toFixed(0)} ms`, ''],
      ['resident memory, idle', `${idle.toFixed(0)} MB`, '350 MB'],
      ['a chart from the cache, 20 clients', `${rate(cached)}; ${ms(cached)}`, ''],
      ['the same by one core of the service', `${(1000 / cpuMs).toFixed(0)} a second`, '1,500 a second'],
      [`fresh charts with every key, ${WORKERS} clients`, `${rate(charts)}; ${ms(charts)}`, '25 a second'],
      ['`/health` beside them, 50 a second', ms(alive.latency), 'p99 10 ms'],
      ['`/location/search` beside them, 200 a second', ms(found.latency), 'p99 5 ms'],
    ],
  );
}
