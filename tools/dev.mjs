#!/usr/bin/env node
/**
 * `npm run dev`: compiles on each change and restarts the service when the compiler found no error. While there is one, the
 * last good service goes on. Stack traces show the sources.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildOrExit, bundlePrograms, compilerPath, copyAssets, projectsOf } from './build.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
/** What the compiler prints at the end of a run without errors. */
const COMPILED = / Found 0 errors\. /;

buildOrExit(root);
const program = compilerPath();
if (program === null) throw new Error('TypeScript is not installed: run `npm ci` first');
const compiler = spawn(
  process.execPath,
  [program, '--build', ...projectsOf(root), '--watch', '--preserveWatchOutput', '--pretty', 'false'],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
compiler.on('exit', (status) => process.exit(status ?? 1));

/** @type {import('node:child_process').ChildProcess | null} */
let service = null;
/** @type {Promise<void>} */
let restarting = Promise.resolve();

/** End the service in order and start it from what was compiled, with the style sheets as they are now. */
async function restart() {
  copyAssets(join(root, 'src'), join(root, 'dist'));
  bundlePrograms(root);
  if (service !== null && service.exitCode === null && service.signalCode === null) {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  }
  service = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], { cwd: root, stdio: 'inherit' });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    compiler.removeAllListeners('exit');
    compiler.kill(signal);
    if (service === null || service.exitCode !== null) process.exit(0);
    service.once('exit', (status) => process.exit(status ?? 0));
    service.kill(signal);
  });
}

const styles = join(root, 'src', 'web', 'styles');
if (existsSync(styles)) {
  watch(styles, () => {
    restarting = restarting.then(restart);
  });
}

for await (const line of createInterface({ input: compiler.stdout })) {
  console.error(line);
  if (COMPILED.test(line)) restarting = restarting.then(restart);
}
