import autocannon from 'autocannon';
import { table } from '../../tools/markdown.mjs';
import { freshCharts, sameChart } from './charts.mjs';
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
  const cached = await load(origin, { connections: 20, requests: [sameChart()] });
  await load(origin, { connections: 4, requests: [freshCharts()], duration: 5 });
  const [charts, alive, found] = await Promise.all([
    load(origin, { connections: 4, requests: [freshCharts()] }),
    load(origin, { connections: 1, overallRate: 50, requests: [health] }),
    load(origin, { connections: 4, overallRate: 200, requests: [places] }),
  ]);
  await server.stop();
  for (const { non2xx, errors } of [cached, charts, alive, found]) {
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} requests failed`);
  }
  const ms = ({ p50, p99 }) => `median ${p50} ms, p99 ${p99} ms`;
  const a = ({ average }) => `${average.toFixed(average < 100 ? 1 : 0)} a second`;
  return table(
    ['service of one process, two workers, clients on the same machine', 'figure', 'budget'],
    [
      ['from start to listening', `${bootMs.toFixed(0)} ms`, ''],
      ['resident memory, idle', `${idle.toFixed(0)} MB`, '350 MB'],
      ['a chart from the cache, 20 clients', `${a(cached.requests)}; ${ms(cached.latency)}`, '1,500 a second'],
      ['fresh charts with every key, 4 clients', `${a(charts.requests)}; ${ms(charts.latency)}`, '25 a second'],
      ['`/health` beside them, 50 a second', ms(alive.latency), 'p99 10 ms'],
      ['`/location/search` beside them, 200 a second', ms(found.latency), 'p99 5 ms'],
    ],
  );
}
