/**
 * `npm run smoke`: starts the built server on a free port, waits until it is healthy, requests one chart, stops it and expects an orderly
 * end. Ends with status 1 and the server's own words if anything fails.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { freePort } from './freePort.mjs';

const STARTS_WITHIN_MS = 30_000;
const STOPS_WITHIN_MS = 10_000;

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0878,
  longitude: 80.2785,
  timezone: 5.5,
};

function expectThat(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Milliseconds until the server was healthy. */
async function healthy(base: string, server: ChildProcess): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < STARTS_WITHIN_MS) {
    expectThat(server.exitCode === null, `the server ended with status ${server.exitCode} before it was healthy`);
    const answer = await fetch(`${base}/health`).catch(() => null);
    if (answer?.status === 200) return performance.now() - began;
    await answer?.body?.cancel();
    await sleep(25);
  }
  throw new Error(`the server was not healthy after ${STARTS_WITHIN_MS} ms`);
}

async function requestChart(base: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now();
  const answer = await fetch(`${base}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BIRTH),
  });
  const text = await answer.text();
  expectThat(answer.status === 200, `POST /horoscope answered ${answer.status}: ${text.slice(0, 500)}`);
  const { birth_details: birth, horoscope } = JSON.parse(text) as {
    readonly birth_details?: { readonly date?: string };
    readonly horoscope?: object;
  };
  expectThat(birth?.date === BIRTH.date, 'the answer does not echo the birth details');
  expectThat(Object.keys(horoscope ?? {}).length > 0, 'the answer has no horoscope');
  return { ms: performance.now() - began, bytes: Buffer.byteLength(text) };
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit') as Promise<[status: number | null, signal: string | null]>;
  server.kill('SIGTERM');
  const end = await Promise.race([ended, sleep(STOPS_WITHIN_MS, null)]);
  expectThat(end !== null, `the server did not end within ${STOPS_WITHIN_MS} ms of SIGTERM`);
  const [status, signal] = end;
  expectThat(status === 0, `the server ended with status ${status}, signal ${signal}`);
}

const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const words: Buffer[] = [];
const server = spawn(process.execPath, [...START_FLAGS, join(import.meta.dirname, 'start.mjs')], {
  env: { ...START_ENVIRONMENT, ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk));

try {
  const bootMs = await healthy(base, server);
  const chart = await requestChart(base);
  await stop(server);
  console.log(
    `healthy after ${bootMs.toFixed(0)} ms; chart of ${chart.bytes} bytes in ${chart.ms.toFixed(0)} ms; ended well`,
  );
} catch (error) {
  server.kill('SIGKILL');
  console.error(`${(error as Error).message}\n--- what the server said ---\n${Buffer.concat(words).toString('utf8')}`);
  process.exitCode = 1;
}
