#!/usr/bin/env node
/**
 * One address within its limits sends whatever costs most, and others ask beside it. Says what became of the others.
 *
 *   npm run siege                      five minutes
 *   npm run siege -- --minutes 1
 *   npm run siege -- --write           also put the result into docs/security.md
 *
 * Ends with status 1 if a bound of the table is exceeded.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, cpus, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { table } from '../../tools/markdown.mjs';
import { withTables } from '../../tools/ruleTables.mjs';
import { START_FLAGS } from '../../tools/startFlags.mjs';
import { birthRequest } from '../births.mjs';
import { duration, machine } from '../table.mjs';
import { BUSY, PDF_SECRET, statusOf } from './addresses.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    workers: { type: 'string', default: String(cpus().length) },
    write: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const BOUNDS = { chartMs: 500, healthMs: 50, memory: 1.5, logMbPerMinute: 1 };
const BUSY_SECONDS = 30;
const BYTES_PER_MB = 1024 * 1024;

/** The built service with the settings it is shipped with, in a process of its own. */
async function start() {
  const main = join(import.meta.dirname, '../../dist/server/main.js');
  const child = spawn(process.execPath, [...START_FLAGS, main], {
    env: { ...process.env, PORT: '0', WORKERS: values.workers, PDF_SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const service = { child, origin: '', logBytes: 0 };
  let head = '';
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with status ${code}`)));
    child.stdout.on('data', (chunk) => {
      service.logBytes += chunk.length;
      if (service.origin !== '') return;
      head += String(chunk);
      service.origin = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(head)?.[1] ?? '';
      if (service.origin !== '') resolve();
    });
  });
  return service;
}

const residentMb = (pid) =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024) / BYTES_PER_MB;

/** Keep the service busy with whole charts of honest clients. */
async function keepBusy(origin) {
  const until = performance.now() + BUSY_SECONDS * 1000;
  let n = 0;
  const one = async (from) => {
    while (performance.now() < until) await statusOf(origin, '/horoscope', { from }, birthRequest(n++));
  };
  await Promise.all(BUSY.map(one));
}

/** What a process of the siege prints. */
async function outputOf(file, origin, priority = constants.priority.PRIORITY_NORMAL) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), origin, values.minutes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(child.pid, priority);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} ended with status ${code}`);
  return JSON.parse(text);
}

const service = await start();
const { child, origin } = service;
let largestMb = 0;
const looking = setInterval(() => {
  largestMb = Math.max(largestMb, residentMb(child.pid));
}, 500);
await keepBusy(origin);
const busyMb = largestMb;
await sleep(3000);
largestMb = 0;
const logBefore = service.logBytes;
const [others, attacks] = await Promise.all([
  outputOf('others.mjs', origin),
  // An attacker elsewhere would not take the cores of the service.
  outputOf('attacker.mjs', origin, constants.priority.PRIORITY_LOW),
]);
const logMb = (service.logBytes - logBefore) / BYTES_PER_MB;
const besiegedMb = largestMb;
clearInterval(looking);
child.removeAllListeners('exit');
child.kill('SIGTERM');
await once(child, 'exit');

const latencyRow = (name, { latencies, faults }, boundMs) => {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (q) => duration(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]);
  const holds = faults.length === 0 && sorted.at(-1) <= boundMs;
  const figures = `median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}; ${faults.length} of ${latencies.length} failed`;
  return [name, figures, `worst ${boundMs} ms, none failed`, holds];
};
const rows = [
  latencyRow('a small chart of another address', others.chart, BOUNDS.chartMs),
  latencyRow('`/health` of another address', others.health, BOUNDS.healthMs),
  [
    'largest resident memory',
    `${Math.round(besiegedMb)} MB; busy with whole charts ${Math.round(busyMb)} MB`,
    `${BOUNDS.memory} × busy`,
    besiegedMb <= BOUNDS.memory * busyMb,
  ],
  [
    'log written',
    `${logMb.toFixed(2)} MB`,
    `${BOUNDS.logMbPerMinute} MB a minute`,
    logMb <= BOUNDS.logMbPerMinute * minutes,
  ],
];
const verdicts = table(
  ['what', 'figure', 'bound', 'kept'],
  rows.map(([name, figure, bound, holds]) => [name, figure, bound, holds ? 'yes' : 'no']),
);
const statusesOf = ({ statuses }) =>
  Object.entries(statuses)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
const sent = table(
  ['what the attacker sent', 'times', 'what it got'],
  attacks.map((attack) => [attack.name, attack.sent, statusesOf(attack)]),
);
const text = `Measured on ${machine()}, attacker (at low priority) and others on the same machine: ${minutes} minutes, ${values.workers} workers, all other settings as shipped.\n\n${verdicts}\n\n${sent}`;
console.log(text);
if (values.write) {
  const page = join(import.meta.dirname, '../../docs/security.md');
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), { siege: text }));
}
if (rows.some(([, , , holds]) => !holds)) process.exitCode = 1;
