import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { freePort } from '../../tools/freePort.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'a secret of this benchmark';

/** Start a program and wait until it writes a text. */
async function started(command, args, env, text) {
  const child = spawn(command, args, {
    env: { ...START_ENVIRONMENT, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes(text) && resolve());
    child.once('exit', (code, signal) => reject(new Error(`${command} ended with ${code ?? signal}`)));
  });
  return child;
}

const node = (path, args, env, text) =>
  started(process.execPath, [...START_FLAGS, join(ROOT, path), ...args], env, text);

/** End a process, at once. */
export async function kill(child) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A batch in a process of its own, without a queue; fulfilled when its results are written, compressed if the file ends in .gz. */
export async function batch(input, output) {
  const child = spawn(
    process.execPath,
    [...START_FLAGS, join(ROOT, 'packages/service/bin/ganita.mjs'), 'batch', input],
    {
      env: { ...START_ENVIRONMENT, ...process.env, WORKERS: '1', JOBS_DIR: '', REDIS_URL: '' },
      stdio: ['ignore', output.endsWith('.gz') ? 'pipe' : openSync(output, 'w'), 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  if (child.stdout) await pipeline(child.stdout, createGzip({ level: 1 }), createWriteStream(output));
  const [code] = await ended;
  if (code !== 0) throw new Error(`the batch ended with ${code}`);
}

/** What a job needs: a Redis that writes every change to the disk, and a service. `worker()` starts a worker. */
export async function openQueue(directory) {
  const [redisPort, port] = [await freePort(), await freePort()];
  const persistent = ['--dir', directory, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  const redisOptions = ['--port', String(redisPort), '--bind', '127.0.0.1', ...persistent];
  const startRedis = () => started('redis-server', redisOptions, {}, 'Ready to accept');
  let redis = await startRedis();
  mkdirSync(join(directory, 'jobs'));
  const env = {
    WORKERS: '1',
    JOBS_DIR: join(directory, 'jobs'),
    JOBS_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    REDIS_URL: '',
    LOG_LEVEL: 'info',
  };
  const settings = { ...env, JOBS_SECRET: SECRET, PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '0' };
  const service = await node('packages/service/dist/server/main.js', [], settings, 'listening at');
  return {
    worker: () => node('packages/service/dist/server/workerMain.js', [], env, 'waiting for jobs'),
    origin: `http://127.0.0.1:${port}`,
    headers: { 'x-jobs-secret': SECRET },
    async restartRedis() {
      await kill(redis);
      redis = await startRedis();
    },
    async close() {
      await kill(service);
      await kill(redis);
    },
  };
}
