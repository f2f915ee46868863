import { onTestFinished } from 'vitest';
import { type AnswerPool, openPool, type PoolOptions } from '../../src/workers/answerService.js';
import type { Task } from '../../src/workers/task.js';
import { REPORT_CHECK } from './reportCheck.js';

/** A pool with one of the workers of this folder, closed when the test is finished. */
export function poolWith(worker: string, options: Partial<PoolOptions> = {}): AnswerPool {
  const workerUrl = new URL(`./${worker}`, import.meta.url);
  const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

const textOf = async (pool: AnswerPool, task: Task): Promise<string> =>
  new TextDecoder().decode((await pool.run(task)).bytes);

/** What a pool answers to an input. */
export const computed = (pool: AnswerPool, input: Readonly<Record<string, unknown>>): Promise<string> =>
  textOf(pool, {
    run: 'answer',
    name: 'natalChart',
    request: { input, rules: null, ignoredFields: [] },
    encoding: 'identity',
  });

/** What a pool answers to a report; its bytes are moved, so each call has its own. */
export const printed = (pool: AnswerPool, input: Readonly<Record<string, unknown>>): Promise<string> =>
  textOf(pool, { run: 'print', json: new TextEncoder().encode(JSON.stringify({ input })), check: REPORT_CHECK });
