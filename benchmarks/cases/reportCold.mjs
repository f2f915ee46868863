import { readReportRequest } from '../../dist/report/request/reportRequest.js';
import { openPool } from '../../dist/workers/pool.js';
import { birthRequest } from '../births.mjs';

export const name = 'report: the first of a new worker, from the start of its thread';
export const budgetMs = 1000;
export const clock = 'wall';
export const options = { warmUpMs: 1, batches: 9, batchMs: 1 };

const workerUrl = new URL('../../dist/workers/worker.js', import.meta.url);

/** A pool of one thread that prints one report and ends. */
export async function run() {
  const pool = await openPool({ workers: 1, cacheBytes: 0, workerUrl });
  const bytes = await pool.report(readReportRequest({ ...birthRequest(3), language: 'te' }));
  await pool.close();
  return bytes.length;
}
