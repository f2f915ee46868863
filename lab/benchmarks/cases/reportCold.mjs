import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import { openThreads } from '@ganita/service/workers/threads.js';
import { birthRequest } from '../births.mjs';

export const name = 'report: the first of a new worker, from the start of its thread';
export const budgetMs = 1000;
export const clock = 'wall';
export const options = { warmUpMs: 1, batches: 9, batchMs: 1 };

const workerUrl = new URL('../../../packages/service/dist/workers/worker.js', import.meta.url);

/** A thread that prints one report and ends. */
export async function run() {
  const threads = openThreads(1, { workerUrl });
  const json = new TextEncoder().encode(JSON.stringify({ ...birthRequest(3), language: 'te' }));
  const { bytes } = await threads.run(
    { run: 'print', json, check: { wanted: 'first', birthYears: BIRTH_YEARS } },
    new AbortController().signal,
  );
  await threads.close();
  return bytes.length;
}
