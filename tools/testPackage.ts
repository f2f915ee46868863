/**
 * `npm run test:package [-- FILE]`: packs the package, or takes the packed FILE, and uses it as a stranger would, on the Node
 * that runs this: installs it in a fresh folder with `engine-strict`, calls the library, the command line and `ganita serve`, and
 * compiles strict TypeScript programs against its types. Needs the registry of npm. Ends with 1 at the first thing that fails.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorsOfPackage } from './release/packed.js';

const root = join(import.meta.dirname, '..');
const STARTS_WITHIN_MS = 60_000;
const [NPM, NPX] = process.platform === 'win32' ? ['npm.cmd', 'npx.cmd'] : ['npm', 'npx'];
/** What `npm pack --json` prints of a package. */
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

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

/** A chart, the documentation and its files over HTTP. */
async function request(origin: string): Promise<void> {
  for (const path of ['/docs', '/docs/static/web-components.min.js', '/openapi.json']) {
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

const folder = mkdtempSync(join(tmpdir(), 'ganita-package-'));
const [, , file] = process.argv;
console.log(`Node ${process.version}`);
try {
  let tarball = '';
  await step('pack', () => {
    // npm copies a file that is packed already, as it is.
    const packedFile = file === undefined ? [] : [resolve(file)];
    const said = run(NPM, ['pack', ...packedFile, '--json', '--pack-destination', folder], root);
    const [packed] = JSON.parse(said) as [Packed];
    tarball = packed.filename;
    const errors = errorsOfPackage(packed.files.map(({ path }) => path));
    if (errors.length > 0) throw new Error(errors.slice(0, 5).join(', '));
    return `${packed.files.length} files, ${(packed.size / 1e6).toFixed(1)} MB`;
  });
  await step('install', () => {
    put('package.json', '{ "private": true, "type": "module" }');
    run(NPM, ['install', '--engine-strict', '--no-audit', '--no-fund', `./${tarball}`]);
  });
  await step('library', () => {
    put('library.mjs', LIBRARY);
    node('library.mjs');
  });
  await step('command line', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const said = run(NPX, ['ganita', '--version']).trim();
    if (said !== version) throw new Error(`ganita --version printed ${said}`);
  });
  await step('ganita serve', serve);
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}
