/**
 * `npm run test:package`: packs the packages and uses them as a stranger would, on the Node that runs this, in empty folders with
 * `engine-strict`: the library alone, with the zone map, with strict TypeScript programs; then the command line and `ganita serve`.
 * Needs the registry of npm. Ends with 1 at the first thing that fails.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packAll } from './release/pack.js';

const root = join(import.meta.dirname, '..');
const STARTS_WITHIN_MS = 60_000;
const [NPM, NPX] = process.platform === 'win32' ? ['npm.cmd', 'npx.cmd'] : ['npm', 'npx'];
const BIRTH = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const JULIAN_DAY = 2450424.711111;
const LIBRARY = `import { DomainError, openEphemeris, openGanita } from 'ganita';
import { DEFAULT_RULES, julianDayUt, openObservatory } from 'ganita/core';
const ganita = await openGanita();
const birth = ${JSON.stringify(BIRTH)};
const { horoscope } = ganita.natalChart({ ...birth, sections: ['julian_day'] });
if (Math.abs(horoscope.julian_day - ${JULIAN_DAY}) > 1e-5) throw new Error(String(horoscope.julian_day));
try {
  ganita.natalChart({ ...birth, latitude: 91 });
  throw new Error('latitude 91 was not rejected');
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
}
const { range } = await openEphemeris();
const isInside = julianDayUt(horoscope.julian_day) < range.toJdUt;
if (!isInside || typeof openObservatory !== 'function' || DEFAULT_RULES === undefined) throw new Error('ganita/core');
`;
const TYPED = `import { openEphemeris, openGanita, type DomainErrorCode, type NatalChartRequest } from 'ganita';
const ganita = await openGanita();
const birth: NatalChartRequest = ${JSON.stringify(BIRTH)};
const chart = ganita.natalChart({ ...birth, sections: ['nakshatra_pada', 'julian_day'] });
export const pada: number = chart.horoscope.nakshatra_pada.Moon.pada;
export const tithi: number = ganita.panchangDay({ ...birth, date: '2026-01-14' }).panchang.tithi.number;
export const code: DomainErrorCode = 'invalid_input';
export const from: number = (await openEphemeris()).range.fromJdUt;
// @ts-expect-error a key that was not requested
export const doshas = chart.horoscope.doshas;
// @ts-expect-error a misspelt field
export const misspelt = chart.horoscope.nakshatra_pada.Moon.padda;
// @ts-expect-error a misspelt field of a request
export const wrong: NatalChartRequest = { ...birth, latitud: 1 };
`;
const TYPED_CORE = `import { openEphemeris } from 'ganita';
import { type Ephemeris, julianDayUt, type Planet, siderealDegrees, signOf } from 'ganita/core';
const ephemeris: Ephemeris = await openEphemeris();
export const planet: Planet = 'Sun';
export const sign: string = signOf(siderealDegrees(95));
export const deltaT: number = ephemeris.deltaTDays(julianDayUt(${JULIAN_DAY}));
// @ts-expect-error a number of days is not a Julian day
export const wrong = ephemeris.deltaTDays(1);
`;
const CLIENT = (origin: string): string => `import { createClient, GanitaError } from 'ganita/client';
const ganita = createClient('${origin}');
const { horoscope } = await ganita.natalChart({ ...${JSON.stringify(BIRTH)}, sections: ['julian_day'] });
if (Math.abs(horoscope.julian_day - ${JULIAN_DAY}) > 1e-5) throw new Error(String(horoscope.julian_day));
const error = await ganita.natalChart({ ...${JSON.stringify(BIRTH)}, latitude: 91 }).catch((thrown) => thrown);
if (!(error instanceof GanitaError) || error.code !== 'out_of_range') throw new Error(String(error));
`;
const TYPED_CLIENT = `import { createClient, type GanitaClient, GanitaError, type RequestOf } from 'ganita/client';
const ganita: GanitaClient = createClient('http://127.0.0.1:8000', { retries: 1, fetch });
const birth: RequestOf<'natalChart'> = ${JSON.stringify(BIRTH)};
export const pada: Promise<number> = ganita
  .natalChart({ ...birth, sections: ['nakshatra_pada'] }, { signal: AbortSignal.timeout(1000) })
  .then(({ horoscope }) => horoscope.nakshatra_pada.Moon.pada);
export const picture: Promise<Blob> = ganita.png.chart(birth);
export const codeOf = (error: unknown): string | null => (error instanceof GanitaError ? error.code : null);
// @ts-expect-error a misspelt field of a request
export const wrong = ganita.panchangDay({ ...birth, latitud: 1 });
`;
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2023',
    types: [],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
  },
};
/** Seconds that the compiler may take for a program that uses the library. */
const MAX_TYPE_SECONDS = 3;

const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const node = (...args: readonly string[]): string => run(process.execPath, args);
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

/** Do one step and print its time, and what it returns. */
async function step(name: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  const said = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${said === undefined ? '' : `, ${said}`}`);
}

/** Prints what the compiler took, at its end. */
const PRINT_CPU = `data:text/javascript,process.on('exit', () => console.log('CPU: ' + process.resourceUsage().userCPUTime))`;

/** Compile the program in the folder. Error: it takes longer than it may. */
function typeCheck(): string {
  const start = performance.now();
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const said = node('--import', PRINT_CPU, compiler, '-p', '.', '--diagnostics');
  const wall = (performance.now() - start) / 1000;
  const cpu = Number(/^CPU: (\d+)/m.exec(said)?.[1]) / 1e6;
  const files = /^Files: +(\d+)/m.exec(said)?.[1];
  const figures = `${cpu.toFixed(1)} s of the processor, ${wall.toFixed(1)} s in all, ${files} files`;
  if (Math.min(cpu, wall) > MAX_TYPE_SECONDS) throw new Error(`the types take too long: ${figures}`);
  return figures;
}

/** Start `ganita serve`, request a chart, also by the client, stop it by the signal of a supervisor. */
async function serve(): Promise<void> {
  const program = join('node_modules', '.bin', 'ganita');
  const service = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  service.stdout.on('data', (text) => {
    log += text;
  });
  const ended = once(service, 'exit');
  try {
    const origin = await originOf(service, () => log);
    await request(origin);
    put('client.mjs', CLIENT(origin));
    node('client.mjs');
  } finally {
    service.kill('SIGTERM');
  }
  const [status] = await ended;
  if (status !== 0) throw new Error(`ganita serve ended with ${status}`);
}

/** The address that the service prints when it is ready. Error: it does not start. */
async function originOf(service: ChildProcess, log: () => string): Promise<string> {
  const start = performance.now();
  for (;;) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(log()) ?? [];
    if (origin !== undefined) return origin;
    if (service.exitCode !== null || performance.now() - start > STARTS_WITHIN_MS) {
      throw new Error(`no start: ${log()}`);
    }
    await sleep(50);
  }
}

/** A chart, the documentation and its files, the app of the pages over HTTP. */
async function request(origin: string): Promise<void> {
  for (const path of ['/docs', '/docs/static/web-components.min.js', '/openapi.json', '/app/worker.js']) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const licences = await (await fetch(`${origin}/docs/licences.md`)).text();
  if (!licences.includes('| `fastify` |')) throw new Error('/docs/licences.md has no table');
  const body = JSON.stringify({ ...BIRTH, sections: ['julian_day'] });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/horoscope`, { method: 'POST', headers, body });
  const { horoscope, detail } = (await answer.json()) as {
    readonly horoscope?: { readonly julian_day: number };
    readonly detail?: string;
  };
  if (horoscope === undefined || Math.abs(horoscope.julian_day - JULIAN_DAY) > 1e-5) {
    throw new Error(`/horoscope answered ${answer.status}, ${detail ?? horoscope?.julian_day}`);
  }
}

/** Megabytes of a folder as `du` counts them, and the packages in it. */
function installed(): { readonly packages: number; readonly megabytes: number } {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, object>>;
  };
  const bytes = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4096) * 4096, 0);
  return { packages: Object.keys(packages).length - 1, megabytes: bytes / 1e6 };
}

/** Install into an empty folder. Error: more packages or megabytes than there may be. */
function install(most: { readonly packages: number; readonly megabytes: number }, ...what: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  put('package.json', '{ "private": true, "type": "module" }');
  run(NPM, ['install', '--engine-strict', '--no-audit', '--no-fund', ...what]);
  const { packages, megabytes } = installed();
  const figures = `${packages} packages, ${megabytes.toFixed(1)} MB`;
  if (packages > most.packages || megabytes > most.megabytes) throw new Error(`too much is installed: ${figures}`);
  return figures;
}

const WITH_ZONE = { ...BIRTH, zone: 'Asia/Kolkata' };
const ZONE_ONLY = `import { openGanita } from 'ganita';
const ganita = await openGanita();
const { horoscope } = ganita.natalChart({ ...${JSON.stringify(WITH_ZONE)}, sections: ['julian_day'] });
if (Math.abs(horoscope.julian_day - ${JULIAN_DAY}) > 1e-5) throw new Error(String(horoscope.julian_day));
try {
  ganita.natalChart(${JSON.stringify(BIRTH)});
  throw new Error('a birth without zone was computed without the zone map');
} catch (error) {
  if (!/npm install geo-tz/.test(error.message)) throw error;
}
`;

const base = mkdtempSync(join(tmpdir(), 'ganita-package-'));
const folder = join(base, 'used');
const UNBOUNDED = { packages: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY };
console.log(`Node ${process.version}`);
try {
  mkdirSync(join(base, 'packed'));
  const packed = packAll(join(base, 'packed'));
  for (const { name, bytes, files } of packed) console.log(`${name}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  const files = (...names: readonly string[]): readonly string[] =>
    packed.filter(({ name }) => names.includes(name)).map(({ file }) => file);
  const engine = files('ganita', '@ganita/calendars', '@ganita/core', '@ganita/words', '@ganita/client');

  await step('install the library', () => install({ packages: 12, megabytes: 30 }, ...engine));
  await step('library without the zone map', () => {
    put('library.mjs', ZONE_ONLY);
    node('library.mjs');
  });
  await step('install the zone map too', () =>
    install({ packages: Number.POSITIVE_INFINITY, megabytes: 115 }, ...engine, 'geo-tz@8.1.9'),
  );
  await step('library', () => {
    put('library.mjs', LIBRARY);
    node('library.mjs');
  });
  for (const [name, program, lib] of [
    ['types', TYPED, ['ES2023']],
    ['types of ganita/core', TYPED_CORE, ['ES2023']],
    ['types of ganita/client', TYPED_CLIENT, ['ES2023', 'DOM']],
  ] as const) {
    await step(name, () => {
      const compilerOptions = { ...TSCONFIG.compilerOptions, lib };
      put('typed.ts', program);
      put('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
      return typeCheck();
    });
  }
  await step('install the service', () => install(UNBOUNDED, ...packed.map(({ file }) => file)));
  await step('command line', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const said = run(NPX, ['ganita', '--version']).trim();
    if (said !== version) throw new Error(`ganita --version printed ${said}`);
  });
  await step('ganita serve', serve);
} finally {
  rmSync(base, { recursive: true, force: true });
}
