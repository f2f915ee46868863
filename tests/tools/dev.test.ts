import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../tools/dev.mjs', import.meta.url));

const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    types: [],
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'dist',
    declaration: true,
    sourceMap: true,
    incremental: true,
    noEmitOnError: true,
    tsBuildInfoFile: 'dist/.tsbuildinfo',
  },
  include: ['src'],
};

/** A service that prints one word and stays until it is stopped. */
const service = (word: string): string =>
  `declare const console: any; declare const setInterval: any;\nconsole.log(${word}); setInterval(() => {}, 1000);\n`;

let root = '';
let dev: ChildProcess | null = null;
let printed = '';

const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ganita-dev-'));
  put('package.json', '{ "type": "module" }');
  put('tsconfig.build.json', JSON.stringify(SETTINGS));
  put('packages/service/src/server/main.ts', service("'first version'"));
  printed = '';
  dev = spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (printed += String(text)));
});

afterEach(async () => {
  if (dev !== null && dev.exitCode === null && dev.signalCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

it('npm run dev restarts the service on a change, keeps it through an error, and ends with it', async () => {
  await expect.poll(() => printed).toContain('first version');
  put('packages/service/src/server/main.ts', service("'second version', missing"));
  await expect.poll(() => printed).toContain('error TS2304');
  expect(printed).not.toContain('second version');
  put('packages/service/src/server/main.ts', service("'third version'"));
  await expect.poll(() => printed).toContain('third version');

  const ended = once(dev as ChildProcess, 'exit');
  dev?.kill('SIGTERM');
  expect((await ended)[1]).toBe(null);
});
