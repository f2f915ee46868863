import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { table } from '@ganita/pages/guide/markdown.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { birthRequest, birthsInTurn } from '../births.mjs';
import { measure } from '../harness.mjs';
import { withProcess } from '../processes/withProcess.mjs';
import { PLACE_FLAGS, rawSwiss } from '../rawSwiss.mjs';
import { duration, shownBudget } from '../table.mjs';
import { cpuMsOf, settle, startServer } from './server.mjs';

export const marker = 'limits';

/** Where the peers are installed (`npm install mhah-panchang @bidyashish/panchang` in a folder of its own). */
const PEERS = process.env.PEERS ?? '';
const RUNS = 5;
const CHENNAI = { latitude: 13.0878, longitude: 80.2785, timezone: 5.5 };
const dateOf = (n) => new Date(Date.UTC(1950, 0, 1 + 7 * n));
const dayOf = (n) => ({ date: dateOf(n).toISOString().slice(0, 10), ...CHENNAI });
const yearOf = (n) => ({ from_date: `${1950 + n}-01-01`, to_date: `${1950 + n}-12-31`, ...CHENNAI });
const lines = (births) => births.map((birth) => JSON.stringify(birth)).join('\n');
const json = (path, body, headers = {}) => ({ path, body: JSON.stringify(body), type: 'application/json', headers });

/** Requests whose cost has a budget: how many are made for a figure, those before the first, and the n-th of them. */
const REQUESTS = [
  {
    what: 'chart with one key (`nakshatra_pada`)',
    budgetMs: 0.6,
    calls: 1000,
    warmUp: 4000,
    request: (n) => json('/horoscope', { ...birthRequest(n), sections: ['nakshatra_pada'] }),
  },
  {
    what: 'day of `/panchang`',
    budgetMs: 1.5,
    calls: 400,
    warmUp: 2000,
    request: (n) => json('/panchang', dayOf(n)),
  },
  {
    what: 'chart with every key, brotli',
    budgetMs: 40,
    calls: 40,
    warmUp: 200,
    request: (n) => json('/horoscope', birthRequest(n), { 'accept-encoding': 'br' }),
  },
  {
    what: 'key `planets` of 1,000 births, as one batch',
    budgetMs: 350,
    calls: 1,
    warmUp: 5,
    request: (n) => ({
      path: '/horoscope/batch',
      body: lines(Array.from({ length: 1000 }, (_, i) => ({ ...birthRequest(1000 * n + i), sections: ['planets'] }))),
      type: 'application/x-ndjson',
      headers: {},
    }),
  },
  {
    what: 'year of `/calendar`',
    budgetMs: 150,
    calls: 1,
    warmUp: 5,
    request: (n) => json('/calendar', yearOf(n % 100)),
  },
];

async function sent(origin, { path, body, type, headers }) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': type, 'accept-encoding': 'identity', ...headers },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** CPU time of a server for one request, the median of some runs. */
async function costOf(origin, cpuMs, { calls, warmUp, request }) {
  let n = 0;
  const send = async (count) => {
    for (let done = 0; done < count; done += 1) await sent(origin, request(n++));
  };
  await send(warmUp);
  const figures = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = cpuMs();
    await send(calls);
    figures.push((cpuMs() - began) / calls);
  }
  return median(figures);
}

const withinBudget = (what, cost, budgetMs) => [
  what,
  duration(cost),
  shownBudget(duration(budgetMs), cost <= budgetMs),
];

async function throughHttp() {
  const server = await startServer(2);
  await settle();
  const rows = [];
  for (const one of REQUESTS) {
    rows.push(withinBudget(one.what, await costOf(server.origin, server.cpuMs, one), one.budgetMs));
  }
  await server.stop();
  return rows;
}

const emptyFastify = () =>
  withProcess('emptyFastify.mjs', [], (origin, pid) =>
    costOf(origin, () => cpuMsOf(pid), { calls: 1000, warmUp: 4000, request: () => json('/', birthRequest(1)) }),
  );

/** CPU time of one call in this process. */
const costHere = async (run) => (await measure(run, { warmUpMs: 3000 })).cpu.median;

async function rawStates() {
  const { swiss, out, error, nextJd } = await rawSwiss();
  const bodies = [0, 1, 2, 3, 4, 5, 6, 10];
  return () => {
    const jd = nextJd();
    for (const body of bodies) swiss._swe_calc_ut(jd, body, PLACE_FLAGS, out, error);
    swiss._swe_houses_ex(jd, 65536, CHENNAI.latitude, CHENNAI.longitude, 'A'.charCodeAt(0), out + 32 * 8, out);
  };
}

async function inProcess() {
  const ports = await openPorts();
  const next = birthsInTurn();
  const brotli = promisify(brotliCompress);
  const chart = answer('natalChart', birthRequest(0), ports);
  const [raw, small, written, empty] = [
    await costHere(await rawStates()),
    await costHere(() => answer('natalChart', { ...next(), sections: ['nakshatra_pada'] }, ports)),
    await costHere(() => brotli(JSON.stringify(chart), { params: { 1: 1 } })),
    await emptyFastify(),
  ];
  const allowed = 2.5 * raw;
  return [
    ['limit: eight bodies and the cusps from Swiss Ephemeris, in process', duration(raw), ''],
    withinBudget('chart with one key, in process', small, allowed),
    ['limit: a built chart with every key, `JSON.stringify` and brotli 1', duration(written), ''],
    ['limit: a request to an empty Fastify', duration(empty), ''],
  ];
}

/** Packages of npm that compute a day, as their pages say to call them, and what they leave out. */
const PEER_DAYS = [
  {
    name: 'mhah-panchang',
    leavesOut: 'ends of limbs, rise and set, kalams, muhurtas, festivals; positions by series of its own',
    open: ({ MhahPanchang }) => {
      const panchang = new MhahPanchang();
      return (date) => panchang.calendar(date, CHENNAI.latitude, CHENNAI.longitude);
    },
  },
  {
    name: '@bidyashish/panchang',
    leavesOut: 'ends of limbs, the Moon, all kalams but one, muhurtas, months, festivals; needs a compiler',
    open:
      ({ getPanchanga }) =>
      (date) =>
        getPanchanga(date, CHENNAI.latitude, CHENNAI.longitude, 'Asia/Kolkata'),
  },
];

async function peers() {
  if (PEERS === '') return [['other packages of npm: not measured, the setting PEERS names no folder', '', '']];
  const load = createRequire(join(PEERS, 'package.json'));
  return silently(async () => {
    const rows = [];
    for (const { name, leavesOut, open } of PEER_DAYS) {
      const dayOfPeer = open(load(name));
      let n = 0;
      const cost = await costHere(() => dayOfPeer(dateOf(n++)));
      rows.push([`a day of ${name}; leaves out: ${leavesOut}`, duration(cost), '']);
    }
    return rows;
  });
}

/** The result of `run`, which may print nothing: one of the peers reports each call. */
async function silently(run) {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await run();
  } finally {
    console.log = log;
  }
}

/** CPU time through HTTP and in process, beside what cannot be avoided and beside others. */
export async function text() {
  const rows = [...(await throughHttp()), ...(await inProcess()), ...(await peers())];
  return table(['CPU time', 'figure', 'budget'], rows);
}
