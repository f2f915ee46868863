#!/usr/bin/env node
/**
 * `npm run test:package`: packs the package and uses it as a stranger would, on the Node that runs this: installs it in a fresh
 * folder with `engine-strict`, calls the library, the command line and `ganita serve`, and compiles a strict TypeScript program
 * against its types. Needs the registry of npm. Ends with 1 at the first thing that fails.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const STARTS_WITHIN_MS = 60_000;
/** What a package must not contain. */
const NOT_FOR_USERS = /^package\/(?:src|tests|tools|benchmarks|deploy)\/|\.test\.|\.tsbuildinfo$|\/\.[^/]+$/;

const LIBRARY = `import { DomainError, openGanita } from 'ganita';
const ganita = await openGanita();
const birth = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const { horoscope } = ganita.answer('natalChart', { ...birth, sections: ['julian_day'] });
if (Math.abs(horoscope.julian_day - 2450424.711111) > 1e-5) throw new Error(String(horoscope.julian_day));
try {
  ganita.answer('natalChart', { ...birth, latitude: 91 });
  throw new Error('latitude 91 was not rejected');
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
}
`;
const TYPED = `import { openGanita, type NatalChartRequest } from 'ganita';
const ganita = await openGanita();
const request: NatalChartRequest = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, timezone: 5.5 };
export const day: number | undefined = ganita.answer('natalChart', request).horoscope.julian_day;
// @ts-expect-error a misspelt field
export const wrong: NatalChartRequest = { ...request, latitud: 1 };
`;
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023'],
    types: [],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
  },
  files: ['typed.ts'],
};

const run = (command, args, cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const node = (...args) => run(process.execPath, args);
const put = (name, text) => writeFileSync(join(folder, name), text);

async function step(name, work) {
  const start = performance.now();
  const said = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${said === undefined ? '' : `, ${said}`}`);
}

/** Start `ganita serve`, request a chart, stop it. */
async function serve() {
  const program = join('node_modules', 'ganita', 'bin', 'ganita.mjs');
  const service = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  service.stdout.on('data', (text) => {
    log += text;
  });
  const ended = once(service, 'exit');
  const start = performance.now();
  const address = /http:\/\/127\.0\.0\.1:\d+/;
  while (!address.test(log)) {
    if (service.exitCode !== null || performance.now() - start > STARTS_WITHIN_MS) throw new Error(`no start: ${log}`);
    await sleep(50);
  }
  const [origin] = address.exec(log);
  for (const path of ['/panchang?', '/docs', '/docs/static/swagger-ui-bundle.js', '/openapi.json']) {
    const body = JSON.stringify({ date: '2026-01-14', latitude: 13, longitude: 80, timezone: 5.5 });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { status } = await fetch(origin + path, path === '/panchang?' ? post : {});
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  service.kill('SIGTERM');
  const [status] = await ended;
  if (status !== 0) throw new Error(`ganita serve ended with ${status}`);
}

const folder = mkdtempSync(join(tmpdir(), 'ganita-package-'));
console.log(`Node ${process.version}`);
try {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  let tarball = '';
  await step('pack', () => {
    const [packed] = JSON.parse(run(npm, ['pack', '--json', '--pack-destination', folder], root));
    tarball = packed.filename;
    const strange = packed.files.map(({ path }) => `package/${path}`).filter((path) => NOT_FOR_USERS.test(path));
    if (strange.length > 0) throw new Error(`the package holds ${strange.slice(0, 5).join(', ')}`);
    return `${packed.files.length} files, ${(packed.size / 1e6).toFixed(1)} MB`;
  });
  await step('install', () => {
    put('package.json', '{ "private": true, "type": "module" }');
    run(npm, ['install', '--engine-strict', '--no-audit', '--no-fund', `./${tarball}`]);
  });
  await step('library', () => {
    put('library.mjs', LIBRARY);
    node('library.mjs');
  });
  await step('command line', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const said = node(join('node_modules', 'ganita', 'bin', 'ganita.mjs'), '--version').trim();
    if (said !== version) throw new Error(`ganita --version printed ${said}`);
  });
  await step('ganita serve', serve);
  await step('types', () => {
    put('typed.ts', TYPED);
    put('tsconfig.json', JSON.stringify(TSCONFIG));
    node(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.');
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
