import autocannon from 'autocannon';
import { table } from '../../tools/markdown.mjs';
import { freshCharts } from './charts.mjs';
import { settle, startServer } from './server.mjs';

export const marker = 'memory';

const WORKERS = [1, 2, 4];
const CHARTS = 400;
const megabytes = (mb) => `${mb.toFixed(0)} MB`;

/** What a process holds, by its workers: after boot, and after some hundred charts. */
export async function text() {
  const rows = [];
  for (const workers of WORKERS) {
    const server = await startServer(workers);
    await settle();
    const idle = server.residentMb();
    await autocannon({ url: server.origin, connections: 2 * workers, amount: CHARTS, requests: [freshCharts()] });
    const busy = server.residentMb();
    await server.stop();
    rows.push([workers, megabytes(idle), megabytes(busy)]);
  }
  return table(['workers', 'resident after boot', `after ${CHARTS} charts with every key`], rows);
}
