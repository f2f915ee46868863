import { Piscina } from 'piscina';
import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { DomainError } from '../core/errors/domainError.js';
import { type AnswerCache, type CacheCounts, createAnswerCache } from './answerCache.js';
import { answerKey } from './answerKey.js';
import type { EncodedAnswer, Encoding } from './encoding.js';
import type { Task, TaskResult } from './worker.js';

export interface PoolOptions {
  readonly workers: number;
  /** Bytes of finished answers to keep; 0 keeps none. */
  readonly cacheBytes: number;
  /** The built worker module. */
  readonly workerUrl: URL;
}

/** Reckons answers beside the main thread. */
export interface AnswerPool {
  /** Errors: DomainError as in the calculation; any other error is the engine's own. */
  answer(name: CalculationName, request: CheckedRequest<unknown>, encoding: Encoding): Promise<EncodedAnswer>;
  cache(): CacheCounts;
  /** Stop taking work and wait for what runs. */
  close(): Promise<void>;
}

/** Start the workers and wait until one can reckon. A worker that dies is replaced; only its own request fails. */
export async function openPool({ workers, cacheBytes, workerUrl }: PoolOptions): Promise<AnswerPool> {
  const pool = new Piscina<Task, TaskResult>({
    filename: workerUrl.href,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
  });
  const cache: AnswerCache = createAnswerCache(cacheBytes);

  const reckon = async (task: Task): Promise<EncodedAnswer> => {
    const result = await pool.run(task);
    if (result.kind === 'answer') return { bytes: result.bytes, encoding: result.encoding };
    throw new DomainError(result.code, result.message, result.field === null ? {} : { field: result.field });
  };

  return {
    answer: (name, request, encoding) =>
      cache.get(answerKey(name, request, encoding), () => reckon({ name, request, encoding })),
    cache: () => cache.counts(),
    close: () => pool.close(),
  };
}
