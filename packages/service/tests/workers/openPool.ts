import { type AnswerPool, openPool, type PoolOptions } from '@ganita/service/workers/answerService.js';
import { onTestFinished } from 'vitest';
import { REPORT_CHECK } from './reportCheck.js';

/** A pool with one of the workers of this folder, closed when the test is finished. */
export function poolWith(worker: string, options: Partial<PoolOptions> = {}): AnswerPool {
  const workerUrl = new URL(`./${worker}`, import.meta.url);
  const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What a pool answers to an input. */
export const computed = async (pool: AnswerPool, input: Readonly<Record<string, unknown>>): Promise<string> =>
  textOf(await pool.answerLine('natalChart', { input, rules: null, ignoredFields: [] }));

/** What a pool answers to a report; its bytes are moved, so each call has its own. */
export async function printed(pool: AnswerPool, input: Readonly<Record<string, unknown>>): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ input }));
  return textOf((await pool.run({ run: 'print', json, check: REPORT_CHECK })).bytes);
}
