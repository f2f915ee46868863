import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { birthRequest } from '../births.mjs';

const run = promisify(execFile);

let n = 1000;
/** Another birth each time. */
export const freshBirth = () => birthRequest(n++);
/** A birth that is answered from the cache after the first time. */
export const sameBirth = () => birthRequest(1);

/** What a client in a process of its own prints. */
async function resultOf(client, ...args) {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, '../processes', client), ...args].map(String),
  );
  return JSON.parse(stdout);
}

/** Request charts, one after the other on each connection: `{ answers, perSecond, p50, p99 }`, latencies in milliseconds. */
export const askCharts = (origin, { connections, seconds, births }) =>
  resultOf('chartClient.mjs', new URL(origin).port, connections, seconds, births);

/** Request something small at fixed times: `{ answers, perSecond, p50, p99 }`. */
export const askQuickly = (origin, path, { perSecond, seconds }) =>
  resultOf('quickClient.mjs', new URL(origin).port, path, perSecond, seconds);
