import { createReadStream, createWriteStream } from 'node:fs';
import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { kill } from './processes.mjs';

const LOOK_EVERY_MS = 500;
const KILL_EVERY_MS = 20_000;
const RESTART_REDIS_AFTER_MS = 30_000;
/** A service whose Redis is gone for a moment. */
const UNAVAILABLE = 503;

/** Send a request, with a file as its body where there is one. */
const send = ({ origin, headers }, method, path, body) =>
  new Promise((resolve, reject) => {
    const call = request(origin + path, { method, headers: { ...headers, 'content-type': 'application/x-ndjson' } });
    call.once('response', resolve).once('error', reject);
    if (body === undefined) call.end();
    else pipeline(createReadStream(body), call).catch(reject);
  });

async function jsonOf(response) {
  let text = '';
  for await (const piece of response) text += piece;
  return JSON.parse(text);
}

/** Kill one worker after the other, each of which is started again, and Redis once. Returns how often workers were killed. */
async function attack({ queue, workers, isDone }) {
  let [kills, nextKill] = [0, performance.now() + KILL_EVERY_MS];
  let restartAt = performance.now() + RESTART_REDIS_AFTER_MS;
  for (; !isDone(); await pause(LOOK_EVERY_MS)) {
    const now = performance.now();
    if (now >= restartAt) {
      await queue.restartRedis();
      restartAt = Number.POSITIVE_INFINITY;
    }
    if (now < nextKill) continue;
    nextKill = now + KILL_EVERY_MS;
    const at = kills++ % workers.length;
    await kill(workers[at]);
    workers[at] = await queue.worker();
  }
  if (restartAt !== Number.POSITIVE_INFINITY) throw new Error('the job was done before Redis was restarted');
  return kills;
}

async function completed(queue, id) {
  for (; ; await pause(LOOK_EVERY_MS)) {
    const response = await send(queue, 'GET', `/jobs/${id}`);
    const job = await jsonOf(response);
    if (response.statusCode === UNAVAILABLE) continue;
    if (job.state === 'completed') return job;
    if (['failed', 'damaged'].includes(job.state) || response.statusCode !== 200) throw new Error(JSON.stringify(job));
  }
}

/**
 * Compute births as one job of two workers, from the start of the workers until its compressed results are in a file:
 * `{ seconds, kills, workers }`.
 */
export async function asJob(queue, { input, output, isAttacked = false }) {
  const began = performance.now();
  const starting = Promise.all([queue.worker(), queue.worker()]);
  const { id } = await jsonOf(await send(queue, 'POST', '/jobs?calculation=natalChart', input));
  const workers = await starting;
  let isDone = false;
  const attacked = isAttacked ? attack({ queue, workers, isDone: () => isDone }) : 0;
  const job = await completed(queue, id);
  const results = await send(
    { ...queue, headers: { ...queue.headers, 'accept-encoding': 'gzip' } },
    'GET',
    `/jobs/${id}/results`,
  );
  await pipeline(results, createWriteStream(output));
  const seconds = (performance.now() - began) / 1000;
  isDone = true;
  const kills = await attacked;
  if (job.lines_failed > 0) throw new Error(`${job.lines_failed} lines failed`);
  return { seconds, kills, workers };
}
