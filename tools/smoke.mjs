#!/usr/bin/env node
/**
 * Starts the built server on a free port, waits until it is healthy, requests one chart, stops it and expects an orderly
 * end. Ends with status 1 and the server's own words if anything fails.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { START_FLAGS } from './startFlags.mjs';

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

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

function expectThat(holds, message) {
  if (!holds) throw new Error(message);
}

async function healthy(base, server) {
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

async function askForChart(base) {
  const began = performance.now();
  const answer = await fetch(`${base}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BIRTH),
  });
  const text = await answer.text();
  expectThat(answer.status === 200, `POST /horoscope answered ${answer.status}: ${text.slice(0, 500)}`);
  const { birth_details: birth, horoscope } = JSON.parse(text);
  expectThat(birth?.date === BIRTH.date, 'the answer does not echo the birth details');
  expectThat(Object.keys(horoscope ?? {}).length > 0, 'the answer has no horoscope');
  return { ms: performance.now() - began, bytes: Buffer.byteLength(text) };
}

async function stop(server) {
  const ended = new Promise((resolve) => server.once('exit', (status, signal) => resolve({ status, signal })));
  server.kill('SIGTERM');
  const end = await Promise.race([ended, sleep(STOPS_WITHIN_MS, null)]);
  expectThat(end !== null, `the server did not end within ${STOPS_WITHIN_MS} ms of SIGTERM`);
  expectThat(end.status === 0, `the server ended with status ${end.status}, signal ${end.signal}`);
}

const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const words = [];
const server = spawn(process.execPath, [...START_FLAGS, join(import.meta.dirname, 'start.mjs')], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
server.stdout.on('data', (chunk) => words.push(chunk));
server.stderr.on('data', (chunk) => words.push(chunk));

try {
  const bootMs = await healthy(base, server);
  const chart = await askForChart(base);
  await stop(server);
  console.log(
    `healthy after ${bootMs.toFixed(0)} ms; chart of ${chart.bytes} bytes in ${chart.ms.toFixed(0)} ms; ended well`,
  );
} catch (error) {
  server.kill('SIGKILL');
  console.error(`${error.message}\n--- what the server said ---\n${Buffer.concat(words).toString('utf8')}`);
  process.exitCode = 1;
}
