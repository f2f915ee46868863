import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from '../../../../tools/freePort.mjs';

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
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready to accept') && resolve());
    child.once('exit', (code) => reject(new Error(`redis-server stopped with ${code}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, child };
}
