import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether this machine has a Redis to start; tests that need one are skipped otherwise, and say so. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) console.warn('no redis-server on this machine: tests of shared state are skipped');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** A Redis of the test's own, on loopback and without files. */
export async function startRedis(): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready to accept') && resolve());
    child.once('exit', (code) => reject(new Error(`redis-server stopped with ${code}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, child };
}
