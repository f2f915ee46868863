/**
 * `npm run bench:runtimes`: the library in a cold Chromium (first whole chart, from nothing fetched), warm in Chromium and in Node,
 * and the memory of workerd. Its figures are in docs/browser.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { openGanita } from 'ganita';
import { chromium } from 'playwright-core';
import workerd from 'workerd';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'packages', 'browser', 'dist');
const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: '',
  latitude: 13.0827,
  longitude: 80.2707,
  zone: 'Asia/Kolkata',
};
const DAY = { date: '2026-11-28', latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' };
const YEAR = { year: 2026, latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' };
const COLD_STARTS = 5;
const WARM_CHARTS = 40;
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Milliseconds of each whole chart, here and in a page. */
const TIMED = `(ganita, birth, count) => Array.from({ length: count }, (_, day) => {
  const from = performance.now();
  ganita.natalChart({ ...birth, date: '1996-12-' + String(1 + day % 28).padStart(2, '0') });
  return performance.now() - from;
})`;
const timed = /** @type {(ganita: unknown, birth: unknown, count: number) => number[]} */ (
  new Function(`return ${TIMED}`)()
);

function serve() {
  return createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/' || path === '/favicon.ico')
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Ganita</title>');
    return response
      .setHeader('content-type', TYPES[/** @type {'.js'} */ (extname(path))] ?? 'application/octet-stream')
      .end(readFileSync(join(built, path)));
  });
}

async function inChromium() {
  const server = serve();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const cold = [];
  let warm = [];
  for (let start = 0; start < COLD_STARTS; start++) {
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const measured = await page.evaluate(
      `(async () => {
        const from = performance.now();
        const { openGanita } = await import('/ganita.js');
        const ganita = await openGanita();
        const opened = performance.now() - from;
        ganita.natalChart(${JSON.stringify(BIRTH)});
        const first = performance.now() - from;
        return { opened, first, warm: (${TIMED})(ganita, ${JSON.stringify(BIRTH)}, ${WARM_CHARTS}) };
      })()`,
    );
    cold.push(/** @type {{ first: number }} */ (measured).first);
    warm = /** @type {{ warm: number[] }} */ (measured).warm;
    await browser.close();
  }
  server.close();
  return { cold: median(cold), warm: median(warm.slice(WARM_CHARTS / 2)) };
}

/** Megabytes of the resident memory of workerd after each kind of request. */
async function inWorkerd() {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-edge-'));
  cpSync(built, folder, { recursive: true });
  cpSync(join(root, 'examples', 'edge'), folder, { recursive: true });
  const config = join(folder, 'workerd.capnp');
  writeFileSync(config, readFileSync(config, 'utf8').replace(':8787', ':0'));
  const child = spawn(workerd.default, ['serve', config, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const [line] = await once(createInterface(/** @type {import('node:stream').Readable} */ (child.stdio[3])), 'line');
  const { port } = JSON.parse(line);
  /** @param {string} name @param {object} body */
  const ask = async (name, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
  const figures = [];
  await ask('panchangDay', DAY);
  figures.push(['a panchang day', resident()]);
  for (let month = 1; month <= 12; month++)
    await ask('panchangDay', { ...DAY, date: `2026-${String(month).padStart(2, '0')}-11` });
  await ask('festivals', YEAR);
  figures.push(['twelve days and a year of festivals', resident()]);
  for (let chart = 0; chart < 10; chart++) await ask('natalChart', { ...BIRTH, date: `1996-12-1${chart}` });
  figures.push(['ten whole charts', resident()]);
  child.kill();
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
  return figures;
}

const ganita = await openGanita();
const node = median(timed(ganita, BIRTH, WARM_CHARTS).slice(WARM_CHARTS / 2));
const { cold, warm } = await inChromium();
console.log(
  `Chromium: first whole chart after ${cold.toFixed(0)} ms, a warm one ${warm.toFixed(0)} ms; in Node ${node.toFixed(0)} ms`,
);
for (const [what, megabytes] of await inWorkerd()) console.log(`workerd after ${what}: ${megabytes} MB`);
