#!/usr/bin/env node
/**
 * One address within its limits sends whatever costs most, each attack alone and then all together, while others send requests.
 * Says what became of the others, what the service held, and whether it released it.
 *
 *   npm run siege                      all together for five minutes, each alone for a quarter of one
 *   npm run siege -- --minutes 1       for one, and for eight seconds
 *   npm run siege -- --only "batch|left"   the phases whose name matches; "together" is the last one
 *   npm run siege -- --write           also write the result into lab/results
 *
 * Ends with status 1 if a bound of the table is exceeded. Linux only.
 */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { birthRequest } from '../benchmarks/births.mjs';
import { saveTables } from '../benchmarks/saveTables.mjs';
import { attackerOf, BUSY, statusOf } from './addresses.mjs';
import { ATTACKS } from './attacks.mjs';
import { runPhase } from './phase.mjs';
import { siegeText } from './report.mjs';
import { startService, stop, untilEmpty, watch } from './service.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    workers: { type: 'string', default: String(cpus().length) },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const BUSY_SECONDS = 30;
const REST_MS = 2000;
/** Long enough for a burst to be answered, and longer in a long siege. */
const ALONE_SECONDS = Math.min(15, 6 + 2 * minutes);
/** Connections that are slow or not read are closed by the service itself by then. */
const HOLD_SECONDS = 42;

/** Keep the service busy with whole charts of honest clients. */
async function keepBusy(origin) {
  const until = performance.now() + BUSY_SECONDS * 1000;
  let n = 0;
  const one = async (from) => {
    while (performance.now() < until) await statusOf(origin, '/horoscope', { from }, birthRequest(n++));
  };
  await Promise.all(BUSY.map(one));
}

const names = ATTACKS.map(({ name }) => name);
const wanted = new RegExp(values.only);
const plan = [
  ...names.map((name) => ({ name, seconds: ALONE_SECONDS, holdSeconds: 0, attacks: [name] })),
  { name: 'all together', seconds: 60 * minutes, holdSeconds: HOLD_SECONDS, attacks: names },
].filter(({ name }) => wanted.test(name));

const began = performance.now();
const service = await startService(values.workers);
// The first one of a process loads what it looks up, which is no matter of an attack.
await statusOf(service.origin, '/health', { method: 'GET', from: BUSY[0] });
const seenBusy = watch(service);
await keepBusy(service.origin);
const busy = seenBusy();
const phases = [];
for (const [n, phase] of plan.entries()) {
  await sleep(REST_MS);
  phases.push(await runPhase(service, { ...phase, from: attackerOf(n) }));
  console.error(`${n + 1} of ${plan.length}: ${phase.name}`);
}
const rest = await untilEmpty(service, 0);
const stopped = await stop(service);
const elapsedMinutes = (performance.now() - began) / 60_000;

const { text, holds } = siegeText({ busy, phases, rest, stopped, elapsedMinutes, minutes, workers: values.workers });
console.log(text);
if (values.write) saveTables({ siege: text });
if (!holds) process.exitCode = 1;
