import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { birthRequest } from '../births.mjs';

const run = promisify(execFile);
const CLIENT = join(import.meta.dirname, 'chartClient.mjs');

let n = 1000;
/** Another birth each time. */
export const freshBirth = () => birthRequest(n++);
/** A birth that is answered from the cache after the first time. */
export const sameBirth = () => birthRequest(1);

/** Ask for charts from a process of its own: `{ answers, perSecond, p50, p99 }`, latencies in milliseconds. */
export async function askCharts(origin, { connections, seconds, births }) {
  const { stdout } = await run(
    process.execPath,
    [CLIENT, new URL(origin).port, connections, seconds, births].map(String),
  );
  return JSON.parse(stdout);
}
