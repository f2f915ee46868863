#!/usr/bin/env node
/**
 * What no other measurement meets: a clock that jumps, a limit of memory, downloads that break off in every coding, hostile texts
 * in reports, and batches at their limits. Each trial says what it saw; the run ends with status 1 if one failed.
 *
 *   npm run trials                     all of them
 *   npm run trials -- --only clock     those whose name matches
 *
 * Linux only. The clock needs `faketime`, the limit of memory a cgroup that can be made; a trial that misses its tool says so.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { birthRequest } from '../benchmarks/births.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const SECRET = 'of a trial';
const MAIN = join(import.meta.dirname, '../../packages/service/dist/server/main.js');

/** A service of its own: `before` are words of the command before Node. */
async function serve(settings = {}, before = []) {
  const [command, ...args] = [...before, process.execPath, ...START_FLAGS, MAIN];
  const child = spawn(command, args, {
    env: {
      ...START_ENVIRONMENT,
      ...process.env,
      PORT: '0',
      WORKERS: '2',
      PDF_SECRET: SECRET,
      MCP: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve(signal ?? status)));
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise((resolve, reject) => {
    ended.then((status) => reject(new Error(`the service ended with ${status}`)));
    lines.on('line', (line) => {
      const [, found] = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, origin, ended, stop };
}

/** Status, headers and body of a call. */
function call(origin, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const sent = { 'content-type': 'application/json', 'x-pdf-secret': SECRET, ...headers };
    const asked = request(
      new URL(path, origin),
      { method: text === undefined ? 'GET' : 'POST', headers: sent },
      (answer) => {
        buffer(answer).then((bytes) => resolve({ status: answer.statusCode, headers: answer.headers, bytes }), reject);
      },
    );
    asked.on('error', reject);
    asked.end(text);
  });
}

/** Read a little of an answer and leave. */
function leave(origin, path, body, headers) {
  return new Promise((resolve, reject) => {
    const sent = { 'content-type': 'application/json', 'x-pdf-secret': SECRET, ...headers };
    const asked = request(new URL(path, origin), { method: 'POST', headers: sent }, (answer) => {
      answer.once('data', () => {
        asked.destroy();
        resolve();
      });
      answer.once('end', resolve);
    });
    asked.on('error', (error) => (error.code === 'ECONNRESET' ? resolve() : reject(error)));
    asked.end(JSON.stringify(body));
  });
}

const small = (n) => ({ ...birthRequest(n), sections: ['nakshatra_pada'] });
const must = (condition, words) => {
  if (!condition) throw new Error(words);
};
class NotHere extends Error {}

/** The clock goes a day forward, two days back and elsewhere; what is computed and how long it takes does not change. */
async function clock() {
  const library = [
    '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
    '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  ];
  const preload = library.find(existsSync);
  if (preload === undefined) throw new NotHere('no libfaketime');
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'time');
  const jump = (text) => writeFileSync(file, text);
  jump('+0');
  const environment = {
    LD_PRELOAD: preload,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const service = await serve(environment);
  try {
    const first = await call(service.origin, '/horoscope', small(1));
    const dates = [];
    for (const time of ['+1d', '-1d', '+400d', '2026-01-01 00:00:00', '+0']) {
      jump(time);
      await sleep(300);
      const [health, chart, eclipses] = await Promise.all([
        call(service.origin, '/health'),
        call(service.origin, '/horoscope', small(1)),
        call(service.origin, '/eclipses', { from_date: 'today', count: 1, zone: 'Asia/Kolkata' }),
      ]);
      must(health.status === 200, `/health ${health.status} after ${time}`);
      must(chart.bytes.equals(first.bytes), `another chart after ${time}`);
      must(eclipses.status === 200, `/eclipses ${eclipses.status} after ${time}: ${eclipses.bytes}`);
      dates.push(JSON.parse(eclipses.bytes).resolved_time.utc.slice(0, 10));
    }
    must(new Set(dates).size >= 4, `today was ${dates}`);
    // The limit of a minute is of the monotonic clock: a jump neither frees nor locks out.
    jump('+1d');
    const statuses = [];
    for (let n = 0; n < 40; n++) statuses.push((await call(service.origin, '/horoscope', small(2))).status);
    must(statuses.includes(429), 'a jump of the clock freed a limit');
    return `today was ${dates.join(', ')}; ${statuses.filter((one) => one === 200).length} of 40 calls within the limit`;
  } finally {
    must((await service.stop()) === 0, 'the service did not end with status 0');
    rmSync(folder, { recursive: true });
  }
}

/** Whole charts with less memory than they like: what is answered is whole, and what is not is said. */
async function memory() {
  const LIMIT_MB = 450;
  const group = '/sys/fs/cgroup/memory/ganita-trial';
  try {
    mkdirSync(group, { recursive: true });
    writeFileSync(join(group, 'memory.limit_in_bytes'), String(LIMIT_MB * 1024 * 1024));
  } catch (error) {
    throw new NotHere(`no cgroup of memory (${error.code})`);
  }
  const service = await serve({ RATE_LIMIT_FACTOR: '0' });
  writeFileSync(join(group, 'cgroup.procs'), String(service.child.pid));
  const statuses = {};
  let ended = null;
  service.ended.then((how) => {
    ended = how;
  });
  const until = performance.now() + 30_000;
  const client = async (from) => {
    for (let n = from; performance.now() < until && ended === null; n += 4) {
      const status = await call(service.origin, '/horoscope', birthRequest(n), { 'accept-encoding': 'br' }).then(
        (answer) => answer.status,
        () => 'closed',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([1, 2, 3, 4].map(client));
  const most = Math.round(Number(readFileSync(join(group, 'memory.max_usage_in_bytes'), 'utf8')) / 1024 / 1024);
  const how = ended ?? (await service.stop());
  await sleep(200);
  rmdirSync(group);
  must(how === 0, `ended with ${how} at ${LIMIT_MB} MB`);
  return `${JSON.stringify(statuses)} in 30 s with ${LIMIT_MB} MB, at most ${most} MB charged`;
}

/** Downloads that break off after their first bytes, in every coding: nothing of them is held. */
async function leaving() {
  const metricsPort = 20_000 + (process.pid % 10_000);
  const service = await serve({ RATE_LIMIT_FACTOR: '0', METRICS_PORT: String(metricsPort) });
  try {
    const bodies = [
      ['/horoscope', birthRequest(1)],
      ['/horoscope/pdf', { ...birthRequest(1), as_of: '2026-01-01' }],
      ['/festivals', { year: 2026, place: 'Ujjain' }],
      ['/svg/chart', { ...birthRequest(1), format: 'png', size: 1000 }],
    ];
    let left = 0;
    for (let n = 0; n < 25; n++) {
      for (const coding of ['br', 'gzip', 'identity']) {
        for (const [path, body] of bodies) {
          await leave(service.origin, path, body, { 'accept-encoding': coding });
          left++;
        }
      }
    }
    const held = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return ['ganita_unsent_bytes', 'ganita_pool_running', 'ganita_pool_queued'].map((name) =>
        Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]),
      );
    };
    for (let look = 0; (await held()).some((value) => value !== 0); look++) {
      must(look < 100, `held after all have left: ${await held()}`);
      await sleep(100);
    }
    const whole = await call(service.origin, '/horoscope', small(1));
    must(whole.status === 200, `then ${whole.status}`);
    return `${left} left, nothing held`;
  } finally {
    must((await service.stop()) === 0, 'the service did not end with status 0');
  }
}

/** Texts that a printer or a reader of PDF could take for something else. */
async function reports() {
  const service = await serve({ RATE_LIMIT_FACTOR: '0' });
  const texts = [
    '(\\) >> endobj 1 0 obj << /JS (app.alert(1)) /S /JavaScript >>',
    '<script>alert(1)</script>&amp;"\'',
    '\u202egnirts desrever\u202c \u0000 \u0007 \ufffe',
    '\ud83d\ude00\u0301'.repeat(10),
    '\u0bb8\u0bcd\u0bb0\u0bc0'.repeat(20),
    '%PDF-1.7\r\ntrailer',
    '=HYPERLINK("http://evil.example")',
    '\u200d\u200c\ufeff',
  ];
  try {
    const statuses = [];
    for (const [n, name] of texts.entries()) {
      for (const template of ['family', 'full']) {
        const body = {
          ...birthRequest(n),
          name,
          place: name,
          template,
          language: ['en', 'ta', 'hi'][n % 3],
          as_of: '2026-01-01',
        };
        const answer = await call(service.origin, '/horoscope/pdf', body);
        statuses.push(answer.status);
        if (answer.status !== 200) continue;
        const text = answer.bytes.toString('latin1');
        must(text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'), `no PDF of ${JSON.stringify(name)}`);
        const outside = text.replace(/<dc:title>[\s\S]*?<\/dc:title>/, '').replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');
        must(
          !/\/(JavaScript|JS|Launch|OpenAction|AA)\b/.test(outside),
          `an action in the PDF of ${JSON.stringify(name)}`,
        );
      }
    }
    must(
      statuses.every((status) => status === 200 || status === 400),
      `statuses ${statuses}`,
    );
    return `${statuses.filter((one) => one === 200).length} printed, ${statuses.filter((one) => one === 400).length} rejected, no action in any`;
  } finally {
    must((await service.stop()) === 0, 'the service did not end with status 0');
  }
}

/** Batches with exactly as many lines and bytes as are allowed, and with one more. */
async function batches() {
  const service = await serve({ RATE_LIMIT_FACTOR: '0' });
  const NDJSON = { 'content-type': 'application/x-ndjson' };
  const lines = (count) =>
    Array.from({ length: count }, (_, n) => `{"sections":["ayanamsa_value"],"id":${n}}`).join('\n');
  try {
    const most = await call(service.origin, '/horoscope/batch', lines(10_000), NDJSON);
    const answers = most.bytes.toString().trim().split('\n');
    must(most.status === 200 && answers.length === 10_000, `${most.status} with ${answers.length} lines`);
    const more = await call(service.origin, '/horoscope/batch', lines(10_001), NDJSON);
    const last = JSON.parse(more.bytes.toString().trim().split('\n').at(-1));
    must(more.status === 413 || last.error !== undefined, `one line more: ${more.status} ${JSON.stringify(last)}`);
    const partners = Array.from({ length: 201 }, () => ({}));
    const many = await call(service.origin, '/marriage-match/batch', { boy_birth_details: {}, partners });
    must(many.status === 422 || many.status === 400, `partners: ${many.status}`);
    return `10,000 lines answered; one more: ${more.status === 413 ? 413 : last.error.detail}`;
  } finally {
    must((await service.stop()) === 0, 'the service did not end with status 0');
  }
}

const TRIALS = { clock, memory, leaving, reports, batches };
const wanted = new RegExp(values.only);
for (const [name, run] of Object.entries(TRIALS)) {
  if (!wanted.test(name)) continue;
  try {
    console.log(`${name}: ${await run()}`);
  } catch (error) {
    console.log(`${name}: ${error instanceof NotHere ? 'not tried' : 'FAILED'}: ${error.message}`);
    if (!(error instanceof NotHere)) process.exitCode = 1;
  }
}
