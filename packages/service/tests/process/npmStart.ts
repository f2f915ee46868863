import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';
import { freePort } from '../../../../tools/freePort.mjs';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { chartOf, DELIVERED } from './chartRequest.js';
import { killGroup } from './killGroup.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The status of an answer; null where nothing answers. */
export const statusOf = (url: string): Promise<number | null> =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => null,
  );

/** Wait until a thread is loaded: a stop gives what is in flight a fixed time, and loading is slow on a busy machine. */
export const isReady = (origin: string): Promise<void> =>
  expect.poll(() => statusOf(`${origin}/health/ready`), { interval: 100 }).toBe(200);

/** The statuses and fields of charts that are in flight together; `log` is that of the service, which has them all then. */
export async function chartsInFlight(
  origin: string,
  log: () => string,
): Promise<readonly ReturnType<typeof chartOf>[]> {
  const charts = Array.from({ length: 4 }, (_, second) =>
    chartOf(origin, { ...CHENNAI_BIRTH, time: `10:35:0${second}` }),
  );
  const arrived = () => log().match(/"path":"\/horoscope".*"incoming request"/g)?.length;
  await expect.poll(arrived, { interval: 5 }).toBe(charts.length);
  return charts;
}

let npm: ChildProcess | null = null;
afterEach(() => {
  killGroup(npm);
  npm = null;
});

/** `npm start` as a supervisor runs it: the leader of a group of its own. */
async function npmStart(): Promise<{ readonly child: ChildProcess; readonly origin: string; log(): string }> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PORT: String(port), WORKERS: '1', RATE_LIMIT_FACTOR: '0', MAX_DELAY_MS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  npm = child;
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  await isReady(origin);
  return { child, origin, log: () => written };
}

/** After SIGTERM `npm start` delivers what is in flight, and leaves nothing on its port. `target`: what is signalled. */
export async function expectNpmStops(target: (pid: number) => number): Promise<void> {
  const { child, origin, log } = await npmStart();
  const charts = await chartsInFlight(origin, log);
  const exited = once(child, 'exit');
  process.kill(target(child.pid ?? 0), 'SIGTERM');
  for (const chart of await Promise.all(charts)) expect(chart).toEqual(DELIVERED);
  await exited;
  expect(await statusOf(`${origin}/health`)).toBe(null);
}
