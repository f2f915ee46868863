import { table } from '@ganita/pages/guide/markdown.js';
import { askCharts } from './clients.mjs';
import { settle, startServer } from './server.mjs';

export const marker = 'memory';

const WORKERS = [1, 2, 4];
const SECONDS = 20;
const megabytes = (mb) => `${mb.toFixed(0)} MB`;

/** The memory of a process, by its workers: after boot, and after some hundred charts. */
export async function text() {
  const rows = [];
  for (const workers of WORKERS) {
    const server = await startServer(workers);
    await settle();
    const idle = server.residentMb();
    const { answers } = await askCharts(server.origin, {
      connections: 2 * workers,
      seconds: SECONDS,
      births: 'fresh',
    });
    const busy = server.residentMb();
    await server.stop();
    rows.push([workers, megabytes(idle), `${megabytes(busy)} (${answers} charts)`]);
  }
  return table(['workers', 'resident after boot', `after ${SECONDS} s of charts with every key`], rows);
}
