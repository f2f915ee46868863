import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { followStore, type StoreChange } from './storeFaults.js';

/** Counts calls for several processes. */
export interface SharedCounter {
  /** Calls under a key in its window, this one included; null when the counter cannot be reached. */
  count(key: string, windowMs: number): Promise<{ readonly current: number; readonly ttlMs: number } | null>;
}

/** Bytes by key. A store that cannot be reached has nothing and keeps nothing. */
export interface SharedBytes {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, bytes: Uint8Array): void;
}

/** State that several processes share. */
export interface SharedState {
  readonly bytes: SharedBytes;
  readonly counter: SharedCounter;
  /** Fulfilled when the store was reached for the first time, or was not: before that every count would be our own. */
  readonly tried: Promise<void>;
  close(): Promise<void>;
}

export interface SharedStateOptions {
  readonly url: string;
  /** Called when the state is lost or found again, and for each operation that failed. */
  readonly onFault: (what: string) => void;
  /** Called once for each change of what the log should say. */
  readonly onChange: (change: StoreChange) => void;
}

/**
 * A slow store is worse than none: an answer is reckoned in this time. A command that takes longer ends the connection,
 * so that no other waits for the same and nothing heaps up for a store that takes nothing; it is tried anew after a while.
 */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 1000;
const RETRY_MS = 1000;
const KEPT_SECONDS = 6 * 3600;
/** What ioredis says of a command that took too long. */
const TIMED_OUT = 'Command timed out';
const PREFIX = 'ganita:1:';

/** The counter's step, its window and the time left, in one go. */
const COUNT_SCRIPT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }
`;

/**
 * Shared state in Redis or Valkey. Nothing here ever fails a request: without the store an answer is a miss and a
 * count is null, and the fault is reported.
 */
export function openSharedState({ url, onFault, onChange }: SharedStateOptions): SharedState {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    disconnectTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: () => RETRY_MS,
  });
  const faults = followStore(onChange);
  let reachable = true;
  const lost = (error?: Error): void => {
    if (reachable) onFault('redis_lost');
    reachable = false;
    faults.lost(error);
  };
  redis.on('error', lost);
  redis.on('close', lost);
  redis.on('ready', () => {
    if (!reachable) onFault('redis_found');
    reachable = true;
    faults.found();
  });
  const tried = new Promise<void>((resolve) => {
    for (const event of ['ready', 'error', 'close']) redis.once(event, () => resolve());
  });
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      const result = await work();
      faults.worked(what);
      return result;
    } catch (error) {
      onFault(what);
      faults.failed(what, error);
      if (error instanceof Error && error.message === TIMED_OUT && redis.status === 'ready') redis.disconnect(true);
      return null;
    }
  };
  const keyOf = (key: string): string => `${PREFIX}bytes:${createHash('sha256').update(key).digest('base64url')}`;

  return {
    tried,
    bytes: {
      get: (key) => attempt('redis_get', () => redis.getBuffer(keyOf(key))),
      set(key, bytes) {
        void attempt('redis_set', () => redis.set(keyOf(key), Buffer.from(bytes), 'EX', KEPT_SECONDS));
      },
    },
    counter: {
      count: (key, windowMs) =>
        attempt('redis_count', async () => {
          const [current, ttlMs] = (await redis.eval(COUNT_SCRIPT, 1, `${PREFIX}calls:${key}`, windowMs)) as number[];
          return { current: current ?? 0, ttlMs: ttlMs ?? windowMs };
        }),
    },
    async close() {
      redis.off('close', lost);
      redis.disconnect();
    },
  };
}
