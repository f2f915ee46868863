#!/usr/bin/env node
/**
 * Loads the service with every endpoint at a share of what it can do, and says what became of it.
 *
 *   npm run soak                       ten minutes at 80 % of capacity
 *   npm run soak -- --kill             the same, and a worker thread is ended every ten seconds
 *   npm run soak -- --minutes 1 --share 0.5
 *   npm run soak -- --minutes 30 --rate 20    so many requests a second, whatever the service can do
 *   npm run soak -- --write            also write the result into lab/results
 *
 * Ends with status 1 if a request failed (more than one for each thread ended), if memory grew, or if it was not level while
 * no thread was ended.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '@ganita/pages/guide/markdown.js';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { openJobs } from '../benchmarks/jobs.mjs';
import { saveTables } from '../benchmarks/saveTables.mjs';
import { duration, machine, paragraph } from '../benchmarks/table.mjs';
import { capacity, openLoop } from './openLoop.mjs';
import { JOBS_SECRET, mixOf, PDF_SECRET } from './requests.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    share: { type: 'string', default: '0.8' },
    rate: { type: 'string' },
    workers: { type: 'string', default: String(cpus().length) },
    kill: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [minutes, share] = [Number(values.minutes), Number(values.share)];
const KILL_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 5000;
const WARM_SECONDS = 10;
/** The first samples, of threads that are not warm yet, are left out. */
const WARM_UP = 0.25;
/** Samples whose median is looked at together: one alone shows how much the collectors have just left lying. */
const AT_ONCE = 6;
/** Memory is level when these medians stay within this share of their own median. */
const LEVEL = 0.05;
/** It grows when the median over the last third of the time is larger by this share than over the first. */
const GROWTH = 0.05;
const BYTES_PER_MB = 1024 * 1024;

/** The service in a process of its own: `{ child, origin }`. */
function start(settings) {
  const child = spawn(process.execPath, [...START_FLAGS, join(import.meta.dirname, 'server.mjs')], {
    env: {
      ...START_ENVIRONMENT,
      ...process.env,
      WORKERS: values.workers,
      RATE_LIMIT_FACTOR: '0',
      PDF_SECRET,
      MCP: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with status ${code}`)));
    child.stdout.on('data', (chunk) => {
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(chunk));
      if (found) resolve({ child, origin: found[1] });
    });
  });
}

const residentMb = (pid) =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024) / BYTES_PER_MB;
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
const ascending = (numbers) => [...numbers].sort((a, b) => a - b);

function kindTable(kinds) {
  const rows = [...kinds].map(([name, { latencies, faults }]) => {
    const sorted = ascending(latencies);
    const [median, p99] = [0.5, 0.99].map((q) => duration(quantile(sorted, q)));
    return [name, latencies.length, faults.length, median, p99, duration(sorted.at(-1))];
  });
  return table(['endpoint', 'requests', 'failed', 'median', 'p99', 'longest'], rows.sort());
}

const median = (numbers) => quantile(ascending(numbers), 0.5);
const percent = (share) => `${(100 * share).toFixed(1)} %`;

function memoryOf(samples) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const medians = Array.from({ length: Math.floor(warm.length / AT_ONCE) }, (_, i) =>
    median(warm.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
  );
  const apart = Math.max(...medians.map((one) => Math.abs(one / median(medians) - 1)));
  const third = Math.floor(warm.length / 3);
  const growth = median(warm.slice(-third)) / median(warm.slice(0, third)) - 1;
  const range = `${Math.round(Math.min(...warm))} to ${Math.round(Math.max(...warm))} MB`;
  const text = `Resident memory after the first ${100 * WARM_UP} % of the time: ${range}; medians of ${(AT_ONCE * LOOK_EVERY_MS) / 1000} seconds at most ${percent(apart)} from the median of them all. From the first third of that time to the last, the median changed by ${growth < 0 ? '' : '+'}${percent(growth)}.`;
  return { text, level: apart <= LEVEL, grew: growth > GROWTH };
}

const jobs = await openJobs();
if (jobs === null) console.error('no redis-server on this machine: jobs are left out');
const { child, origin } = await start(jobs === null ? {} : { ...jobs.settings, JOBS_SECRET });
const target = { origin, mix: mixOf({ hasJobs: jobs !== null }) };
const warm = await capacity(target, { seconds: WARM_SECONDS, clients: 8, first: 0 });
const measured = values.rate === undefined ? await capacity(target, { seconds: 20, clients: 8, first: 10_000 }) : null;
const perSecond = measured === null ? Number(values.rate) : measured.perSecond * share;
console.error(`capacity ${(measured ?? warm).perSecond.toFixed(1)} requests a second, soak at ${perSecond.toFixed(1)}`);

/** Resident memory of the service, and of the worker of jobs. */
const [samples, workerSamples] = [[], []];
let kills = 0;
const timers = [
  setInterval(() => {
    samples.push(residentMb(child.pid));
    if (jobs !== null) workerSamples.push(residentMb(jobs.worker.pid));
  }, LOOK_EVERY_MS),
  ...(values.kill ? [setInterval(() => child.kill('SIGUSR2') && kills++, KILL_EVERY_MS)] : []),
];
const kinds = await openLoop(target, { perSecond, seconds: minutes * 60, first: 100_000 });
timers.forEach(clearInterval);
child.removeAllListeners('exit');
child.kill('SIGTERM');
jobs?.close();

const faults = [...kinds.values()].flatMap((kind) => kind.faults);
const memory = memoryOf(samples);
const requests = [...kinds.values()].reduce((sum, { latencies }) => sum + latencies.length, 0);
const rate =
  measured === null
    ? `${perSecond.toFixed(1)} requests a second`
    : `${Math.round(100 * share)} % of capacity (${perSecond.toFixed(1)} of ${measured.perSecond.toFixed(1)} requests a second)`;
const title = `${minutes} minutes at ${rate}, ${values.workers} workers`;
const ofJobs = jobs === null ? '' : ` Of the worker of jobs: ${memoryOf(workerSamples).text}`;
const killed = values.kill ? `, a worker thread ended every ${KILL_EVERY_MS / 1000} s (${kills} in all)` : '';
const text = `${paragraph(`Measured on ${machine()}, clients on the same machine: ${title}${killed}. ${requests} requests, ${faults.length} failed. ${memory.text}${ofJobs}`)}\n\n${kindTable(kinds)}`;
console.log(text);
const count = new Map();
for (const fault of faults) count.set(fault, (count.get(fault) ?? 0) + 1);
for (const [fault, times] of count) console.log(`failed ${times} times: ${fault}`);
if (values.write) saveTables({ [values.kill ? 'soak-kill' : 'soak']: text });
// While threads are ended and started, memory cannot be level; but it must not grow.
if (faults.length > kills || memory.grew || !(memory.level || values.kill)) process.exitCode = 1;
