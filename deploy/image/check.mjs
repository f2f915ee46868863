#!/usr/bin/env node
/**
 * Runs an image as `deploy/kubernetes/ganita.yaml` does (container.mjs), requests what it is there for, and stops it under load.
 * Prints a table; ends with status 1 if a bound of it is exceeded. Linux, root, buildah and crun.
 *
 *   node deploy/image/check.mjs ganita:local
 *   node deploy/image/check.mjs ganita:local --write     also writes the table into lab/results
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { table } from '@ganita/pages/guide/markdown.js';
import { birthRequest } from '../../lab/benchmarks/births.mjs';
import { saveTables } from '../../lab/benchmarks/saveTables.mjs';
import { freePort } from '../../tools/freePort.mjs';
import { openImage, startContainer } from './container.mjs';
import { withoutLicence } from './licences.mjs';

const [tag, write] = process.argv.slice(2);
/** 56 of them are the app of the pages, which works offline. */
const MAX_MB = 400;
/** terminationGracePeriodSeconds of the manifests, without the seconds before the signal. */
const GRACE_MS = 35_000;
const PDF_SECRET = 'of the check';
const LOAD_MS = 20_000;
const CLIENTS = 12;

const image = openImage(tag);
const rows = [];
const note = (what, figure, bound, holds) => rows.push([what, figure, bound, holds ? 'yes' : 'no']);

const fieldsOf = (pid) =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(/:\s+/)),
  );
const mb = (field) => Math.round((Number.parseInt(field, 10) * 1024) / 1e6);

/** What each request must answer with, by how its body begins. */
const form = (fields) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const post = (fields, headers = {}) => ({
  method: 'POST',
  body: JSON.stringify(fields),
  headers: { 'content-type': 'application/json', ...headers },
});
const PAGE_FIELDS = { date: '1996-12-07', time: '10:34', place: 'Chennai', at: '13.0878,80.2785,Asia/Kolkata' };
const REQUESTS = [
  ['/health', {}, '{'],
  ['/health/ready', {}, '{'],
  ['/horoscope', post(birthRequest(1)), '{'],
  ['/horoscope/pdf', post({ ...birthRequest(2), language: 'ta' }, { 'x-pdf-secret': PDF_SECRET }), '%PDF-'],
  ['/svg/chart', post({ ...birthRequest(3), format: 'svg' }), '<svg'],
  [
    '/svg/day',
    post({ latitude: 13, longitude: 80, timezone: 5.5, place: '', date: '2026-11-23', format: 'png' }),
    '\ufffdPNG',
  ],
  ['/calendar.ics?place=Ujjain&year=2026', {}, 'BEGIN:VCALENDAR'],
  ['/location/search?query=Chennai', {}, '{'],
  ['/app/day', {}, '<!DOCTYPE html>'],
  ['/app/chart', form(PAGE_FIELDS), '<!DOCTYPE html>'],
  ['/docs/', {}, '<!'],
  [
    '/mcp',
    post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { accept: 'application/json, text/event-stream' }),
    '',
  ],
];

const bytes = Number(execFileSync('du', ['-sb', image.root], { encoding: 'utf8' }).split('\t')[0]);
note('size of the files', `${Math.round(bytes / 1e6)} MB`, `${MAX_MB} MB`, bytes <= MAX_MB * 1e6);
const missing = withoutLicence(image.root);
note('parts without a licence', missing.join(', ') || 'none', 'none', missing.length === 0);

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const began = performance.now();
const environment = { PORT: port, HOST: '127.0.0.1', WORKERS: 2, RATE_LIMIT_FACTOR: 0, PDF_SECRET, MCP: true };
const service = await startContainer(image, { environment });
const gone = service.ended.then((status) => {
  throw new Error(`ended with status ${status}: ${service.output()}`);
});
gone.catch(() => undefined);
const isReady = () =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await Promise.race([isReady(), gone]))) await sleep(50);
note('ready after', `${((performance.now() - began) / 1000).toFixed(1)} s`, '60 s', performance.now() - began < 60_000);

const pid = service.pid();
const status = fieldsOf(pid);
const isBound = status.Uid.startsWith('1000\t') && Number(`0x${status.CapEff}`) === 0 && status.NoNewPrivs === '1';
note('user, capabilities', `${status.Uid.split('\t')[0]}, ${Number(`0x${status.CapEff}`)}`, '1000, none', isBound);
note('resident while idle', `${mb(status.VmRSS)} MB`, '', true);

const wrong = [];
for (const [path, init, start] of REQUESTS) {
  const answer = await fetch(origin + path, init);
  const text = await answer.text();
  if (answer.status !== 200 || !text.startsWith(start)) wrong.push(`${path}: ${answer.status} ${text.slice(0, 80)}`);
}
note(`${REQUESTS.length} kinds of requests`, wrong.join('; ') || 'all answered', 'all answered', wrong.length === 0);

const probe =
  "try { require('fs').writeFileSync(process.argv[1], ''); console.log('written') } catch (e) { console.log(e.code) }";
const folders = ['/ganita/x', '/tmp/x', '/x'];
const denied = [];
for (const path of folders) {
  const trial = await startContainer(image, { args: ['node', '-e', probe, path] });
  await trial.ended;
  denied.push(trial.output().trim());
}
note(
  'writing a file',
  denied.join(', '),
  'EROFS',
  denied.every((code) => code === 'EROFS'),
);

/** Clients that send whole charts until no connection is accepted any more; what came of the requests. */
const counts = { answered: 0, rejected: 0, lost: 0 };
let isStopping = false;
async function client(n) {
  for (let at = n; ; at += CLIENTS) {
    try {
      const answer = await fetch(`${origin}/horoscope`, post(birthRequest(at)));
      await answer.arrayBuffer();
      if (answer.status === 200) counts.answered += 1;
      else counts.rejected += 1;
      if (isStopping && answer.status !== 200) return;
    } catch (error) {
      // A connection that is not accepted has brought no request.
      const isLate = isStopping && error.cause?.code === 'ECONNREFUSED';
      if (!isLate) counts.lost += 1;
      return;
    }
  }
}
const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
await sleep(LOAD_MS);
const busy = fieldsOf(pid);
note('resident under load, at most', `${mb(busy.VmHWM)} MB`, '', true);
isStopping = true;
const stopped = performance.now();
service.kill('SIGTERM');
const exit = await service.ended;
const ms = performance.now() - stopped;
await Promise.all(clients);
note(
  'SIGTERM under load',
  `status ${exit} after ${(ms / 1000).toFixed(1)} s; ${counts.answered} answered, ${counts.rejected} rejected, ${counts.lost} lost`,
  `status 0 within ${GRACE_MS / 1000} s, none lost`,
  exit === 0 && ms < GRACE_MS && counts.lost === 0,
);
image.close();

const text = table(['what', 'figure', 'bound', 'met'], rows);
console.log(text);
if (write === '--write') saveTables({ image: text });
if (rows.some(([, , , met]) => met === 'no')) process.exitCode = 1;
