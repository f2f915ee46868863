import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import { followStore, type StoreChange } from './storeFaults.js';

/**
 * Functions of both scripts. A sum without an expiry, or with one further off than its window, gets the window: no
 * client is rejected for longer than that. A value that is not a number is replaced.
 */
const COMMON = `
  local window = tonumber(ARGV[1])
  local function left(key)
    local ttl = redis.call('PTTL', key)
    if ttl >= 0 and ttl <= window then return ttl end
    redis.call('PEXPIRE', key, window)
    return window
  end
  local function add(key, amount)
    local sum = redis.pcall('INCRBY', key, amount)
    if type(sum) == 'number' then return sum end
    redis.call('SET', key, amount)
    return tonumber(amount)
  end
`;

/** Add one call under KEYS[1], and read the cost so far under KEYS[2]: sum and remaining milliseconds of each. */
const COUNT_SCRIPT = `${COMMON}
  local calls = add(KEYS[1], 1)
  local held = redis.pcall('GET', KEYS[2])
  local cost = type(held) == 'string' and tonumber(held) or 0
  return { calls, left(KEYS[1]), cost, left(KEYS[2]) }
`;

/** Add a cost under KEYS[1]: sum and remaining milliseconds. */
const SPEND_SCRIPT = `${COMMON}
  local cost = add(KEYS[1], ARGV[2])
  return { cost, left(KEYS[1]) }
`;

/** The sum of what was counted in a window. */
export interface Counted {
  readonly used: number;
  /** Milliseconds until the window ends. */
  readonly ttlMs: number;
}

/** Calls of a client to one endpoint, and what its calls to all endpoints have cost, each in its window. */
export interface SharedCounts {
  readonly calls: Counted;
  readonly cost: Counted;
}

/** Counts calls and costs of clients for several processes. Everything is null when the counter cannot be reached. */
export interface SharedCounter {
  /** Count a call to an endpoint: the calls in the window, this one included, and the cost so far. */
  count(client: string, endpoint: string, windowMs: number): Promise<SharedCounts | null>;
  /** Add a cost, a whole number: the cost in the window, this one included. */
  spend(client: string, cost: number, windowMs: number): Promise<Counted | null>;
}

/** Bytes by key. A store that cannot be reached returns nothing and stores nothing. */
export interface SharedBytes {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, bytes: Uint8Array): void;
}

/** State that several processes share. */
export interface SharedState {
  readonly bytes: SharedBytes;
  readonly counter: SharedCounter;
  /** Fulfilled when the store was reached for the first time, or was not: before that every count would be our own. */
  readonly firstAttempt: Promise<void>;
  close(): Promise<void>;
}

export interface SharedStateOptions {
  readonly url: string;
  /** Names of keys are hashed with it, so that neither addresses nor births can be read from the store. */
  readonly secret: string;
  /** Called when the state is lost or found again, and for each operation that failed. */
  readonly onFault: (what: string) => void;
  /** Called once for each change of what the log should say. */
  readonly onChange: (change: StoreChange) => void;
}

/**
 * A slow store is worse than none: an answer is computed in this time. A command that takes longer ends the connection,
 * so that no other command waits too and none accumulate for a store that accepts nothing. Later it reconnects.
 */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 1000;
const RETRY_MS = 1000;
const CACHE_TTL_SECONDS = 6 * 3600;
/** What ioredis says of a command that took too long. */
const TIMED_OUT = 'Command timed out';
const PREFIX = 'ganita:3:';

/**
 * Shared state in Redis or Valkey. Nothing here ever fails a request: without the store an answer is a miss and a count
 * is null, and the failure is reported.
 */
export function openSharedState({ url, secret, onFault, onChange }: SharedStateOptions): SharedState {
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
  const onDisconnect = (error?: Error): void => {
    if (reachable) onFault('redis_lost');
    reachable = false;
    faults.lost(error);
  };
  redis.on('error', onDisconnect);
  redis.on('close', onDisconnect);
  redis.on('ready', () => {
    if (!reachable) onFault('redis_found');
    reachable = true;
    faults.found();
  });
  const firstAttempt = new Promise<void>((resolve) => {
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
  const hashed = (kind: string, text: string): string =>
    createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url');
  const keyOf = (key: string): string => `${PREFIX}bytes:${hashed('bytes', key)}`;
  // What is in braces decides the place of a key in a cluster: all counts of a client are in one.
  const countOf = (client: string, what: string): string => `${PREFIX}{${hashed('client', client)}}:${what}`;
  const COST = 'cost';

  return {
    firstAttempt: firstAttempt,
    bytes: {
      get: (key) => attempt('redis_get', () => redis.getBuffer(keyOf(key))),
      set(key, bytes) {
        void attempt('redis_set', () => redis.set(keyOf(key), bufferOf(bytes), 'EX', CACHE_TTL_SECONDS));
      },
    },
    counter: {
      count: (client, endpoint, windowMs) =>
        attempt('redis_count', async () => {
          const keys = [countOf(client, endpoint), countOf(client, COST)];
          const sums = (await redis.eval(COUNT_SCRIPT, keys.length, ...keys, windowMs)) as number[];
          const [calls = 0, callsTtl = windowMs, cost = 0, costTtl = windowMs] = sums;
          return { calls: { used: calls, ttlMs: callsTtl }, cost: { used: cost, ttlMs: costTtl } };
        }),
      spend: (client, cost, windowMs) =>
        attempt('redis_count', async () => {
          const sums = (await redis.eval(SPEND_SCRIPT, 1, countOf(client, COST), windowMs, cost)) as number[];
          const [used = 0, ttlMs = windowMs] = sums;
          return { used, ttlMs };
        }),
    },
    async close() {
      redis.off('close', onDisconnect);
      redis.disconnect();
    },
  };
}

/** The same bytes; nothing is copied. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
