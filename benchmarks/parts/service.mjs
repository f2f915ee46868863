import { table } from '../../tools/markdown.mjs';
import { duration } from '../table.mjs';
import { askCharts, askQuickly } from './clients.mjs';
import { settle, startServer } from './server.mjs';

export const marker = 'service';

const WORKERS = 2;
const SECONDS = 10;
const PLACE = '/location/search?query=springfield';

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
  // The first search opens the index.
  await askQuickly(origin, PLACE, { perSecond: 10, seconds: 1 });
  const [charts, alive, found] = await Promise.all([
    askCharts(origin, { connections: WORKERS, seconds: SECONDS, births: 'fresh' }),
    askQuickly(origin, '/health', { perSecond: 50, seconds: SECONDS }),
    askQuickly(origin, PLACE, { perSecond: 200, seconds: SECONDS }),
  ]);
  await server.stop();
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
      ['`/health` beside them, 50 a second', ms(alive), 'p99 10 ms'],
      ['`/location/search` beside them, 200 a second', ms(found), 'p99 5 ms'],
    ],
  );
}
