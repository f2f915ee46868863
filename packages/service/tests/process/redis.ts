import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from '../../../../tools/freePort.mjs';
import { said } from './said.js';

/** Whether this machine has a Redis to start; tests that need one are skipped otherwise, and say so. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) console.warn('no redis-server on this machine: tests of shared state are skipped');

/** A Redis of the test's own, on loopback and without files. */
export async function startRedis(
  ...more: readonly string[]
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await said(child, 'Ready to accept');
  return { url: `redis://127.0.0.1:${port}`, child };
}
