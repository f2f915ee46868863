#!/usr/bin/env node
/**
 * `npm run dev`: builds after each change and restarts the service. While a source has a mistake of syntax, the last good service
 * goes on; `npm run check` finds errors of types. Stack traces show the sources.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, buildOrExit } from './build.mjs';
import { packagesOf } from './packages.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
/** An editor saves several files at once: they are built together. */
const REST_MS = 100;

await buildOrExit(root);

/** @type {import('node:child_process').ChildProcess | null} */
let service = null;

/** End the service in order and start what was built. */
async function restart() {
  if (service !== null && service.exitCode === null && service.signalCode === null) {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  }
  const main = join(root, 'packages', 'service', 'dist', 'server', 'main.js');
  service = spawn(process.execPath, ['--enable-source-maps', main], { cwd: root, stdio: 'inherit' });
}

async function rebuild() {
  try {
    await build(root);
    await restart();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    if (service === null || service.exitCode !== null) process.exit(0);
    service.once('exit', () => process.kill(process.pid, signal));
    service.kill(signal);
  });
}

let waiting = /** @type {NodeJS.Timeout | undefined} */ (undefined);
/** @type {Promise<void>} */
let working = restart();
for (const { folder } of packagesOf(root)) {
  watch(join(folder, 'src'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      working = working.then(rebuild);
    }, REST_MS);
  });
}
