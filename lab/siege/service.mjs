// The service under siege, and what can be seen of it from outside.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { freePort } from '../../tools/freePort.mjs';
import { openJobs } from '../benchmarks/jobs.mjs';
import { JOBS_SECRET, PDF_SECRET } from './addresses.mjs';

const BYTES_PER_MB = 1024 * 1024;
const LOOK_EVERY_MS = 250;
const READ_FIGURES_EVERY_MS = 1000;
/** Figures that must be 0 again when no requests come; those that a build does not have are not measured. */
const HELD = {
  running: 'ganita_pool_running',
  queued: 'ganita_pool_queued',
  unsentBytes: 'ganita_unsent_bytes',
  batches: 'ganita_open_batches',
  connections: 'ganita_connections',
};

/** The built service with the settings it is shipped with, in a process of its own; its figures and its main thread are seen. */
export async function startService(workers) {
  const main = join(import.meta.dirname, '../../packages/service/dist/server/main.js');
  const metricsPort = await freePort();
  const jobs = await openJobs();
  if (jobs === null) console.error('no redis-server on this machine: without jobs');
  // A worker is on another machine.
  else setPriority(jobs.worker.pid, constants.priority.PRIORITY_LOW);
  const ofJobs = jobs === null ? {} : { ...jobs.settings, JOBS_SECRET };
  const child = spawn(process.execPath, [...START_FLAGS, '--import', join(import.meta.dirname, 'watched.mjs'), main], {
    env: {
      ...START_ENVIRONMENT,
      ...process.env,
      PORT: '0',
      WORKERS: workers,
      PDF_SECRET,
      MCP: 'true',
      METRICS_PORT: String(metricsPort),
      ...ofJobs,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const seen = { logBytes: 0, intervals: [], collections: [] };
  createInterface({ input: child.stdio[3] }).on('line', (line) => {
    const { interval, collection } = JSON.parse(line);
    if (interval) seen.intervals.push(interval);
    else seen.collections.push(collection);
  });
  let head = '';
  const origin = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with status ${code}`)));
    child.stdout.on('data', (chunk) => {
      seen.logBytes += chunk.length;
      head = (head + chunk).slice(0, 100_000);
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(head);
      if (found) resolve(found[1]);
    });
  });
  return { child, jobs, origin, seen, held: () => heldBy(metricsPort) };
}

/** What the service holds for clients now, by its own figures; null where it has none of that name. */
async function heldBy(metricsPort) {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Object.fromEntries(
    Object.entries(HELD).map(([name, figure]) => {
      const found = new RegExp(`^${figure} (\\S+)$`, 'm').exec(figures);
      return [name, found ? Number(found[1]) : null];
    }),
  );
}

const residentMb = (pid) =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024) / BYTES_PER_MB;

const NO_INTERVAL = { at: 0, ms: 0, onCore: 0, waited: 0, requests: 0 };
/** How long garbage was collected in an interval. */
const collectedIn = ({ at, ms }, collections) =>
  collections.reduce((sum, one) => (one.at >= at && one.at < at + ms ? sum + one.ms : sum), 0);

/** Look at the service until the returned function is called, which gives what was seen. */
export function watch({ child, seen, held }) {
  const logBefore = seen.logBytes;
  seen.intervals = [];
  seen.collections = [];
  let residentMost = 0;
  const most = {};
  const looks = [
    setInterval(() => {
      residentMost = Math.max(residentMost, residentMb(child.pid));
    }, LOOK_EVERY_MS),
    setInterval(readFigures, READ_FIGURES_EVERY_MS),
  ];
  async function readFigures() {
    for (const [name, value] of Object.entries(await held())) {
      most[name] = value === null ? null : Math.max(most[name] ?? 0, value);
    }
  }
  return () => {
    looks.forEach(clearInterval);
    const busiest = seen.intervals.reduce((most, one) => (one.onCore > most.onCore ? one : most), NO_INTERVAL);
    return {
      residentMb: residentMost,
      held: most,
      onCoreMs: busiest.onCore,
      requests: busiest.requests,
      garbageMs: collectedIn(busiest, seen.collections),
      waitedMs: Math.max(0, ...seen.intervals.map(({ waited }) => waited)),
      logMb: (seen.logBytes - logBefore) / BYTES_PER_MB,
    };
  };
}

/** Wait until the service holds nothing; gives the milliseconds it took and what it held at last. */
export async function untilEmpty({ held }, mostMs) {
  const began = performance.now();
  for (;;) {
    const now = await held();
    const ms = performance.now() - began;
    const isEmpty = Object.values(now).every((value) => value === null || value === 0);
    if (isEmpty || ms > mostMs) return { ms, isEmpty, now };
    await sleep(LOOK_EVERY_MS);
  }
}

/** Stop the service: its status, and the milliseconds until it had ended. */
export async function stop({ child, jobs }) {
  child.removeAllListeners('exit');
  const began = performance.now();
  child.kill('SIGTERM');
  const [status] = await once(child, 'exit');
  jobs?.close();
  return { status, ms: performance.now() - began };
}
