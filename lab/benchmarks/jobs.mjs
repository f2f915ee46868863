// Jobs for the soak and the siege: a Redis and a worker beside the service, and a whole job as one request.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { freePort } from '../../tools/freePort.mjs';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const WORKER = join(import.meta.dirname, '../../packages/service/dist/server/workerMain.js');
const LOOK_EVERY_MS = 100;

const whenWritten = (child, text) =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with status ${code}`)));
    child.stdout.on('data', (chunk) => String(chunk).includes(text) && resolve());
  });

/** What jobs need: settings of a service, the worker, and the end of all; null where this machine has no Redis. */
export async function openJobs() {
  if (!hasRedis) return null;
  const port = await freePort();
  const JOBS_DIR = mkdtempSync(join(tmpdir(), 'ganita-soak-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await whenWritten(redis, 'Ready to accept');
  const settings = { JOBS_DIR, JOBS_REDIS_URL: `redis://127.0.0.1:${port}` };
  const worker = spawn(process.execPath, [...START_FLAGS, WORKER], {
    env: { ...START_ENVIRONMENT, ...process.env, ...settings, WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await whenWritten(worker, 'waiting for jobs');
  worker.stdout.resume();
  return {
    settings,
    worker,
    close() {
      for (const child of [worker, redis]) {
        child.removeAllListeners('exit');
        child.kill('SIGKILL');
      }
      rmSync(JOBS_DIR, { recursive: true, force: true });
    },
  };
}

/** Submit a job, wait for it, read its results and remove it. Errors: whatever is not as it must be. */
export async function wholeJob(origin, { path, init }, signal) {
  const lines = init.body.split('\n').length;
  const call = async (method, target, expected, more = {}) => {
    const answer = await fetch(origin + target, { ...init, body: undefined, ...more, method, signal });
    const text = await answer.text();
    if (answer.status !== expected) throw new Error(`${method} ${target}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
  const { id } = JSON.parse(await call('POST', path, 202, { body: init.body }));
  for (;;) {
    const { state } = JSON.parse(await call('GET', `/jobs/${id}`, 200));
    if (state === 'completed') break;
    if (state === 'failed' || state === 'damaged') throw new Error(`job ${id} is ${state}`);
    await sleep(LOOK_EVERY_MS);
  }
  const results = (await call('GET', `/jobs/${id}/results`, 200)).trimEnd().split('\n');
  const isWhole = results.every(
    (line, at) => JSON.parse(line).line === at + 1 && JSON.parse(line).answer !== undefined,
  );
  if (results.length !== lines || !isWhole) throw new Error(`job ${id}: other lines than its requests`);
  await call('DELETE', `/jobs/${id}`, 204);
}
