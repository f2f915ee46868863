import type { FastifyInstance } from 'fastify';
import { openAll, openPorts } from '../adapters/openPorts.js';
import { openSharedState } from '../adapters/redis/sharedState.js';
import { engineDigest } from '../workers/engineDigest.js';
import { openPool } from '../workers/pool.js';
import { sharedCacheIn } from '../workers/sharedCache.js';
import { buildApp } from './app.js';
import { loggerOptions } from './logger.js';
import { oncePer } from './oncePer.js';
import { createMetrics } from './plugins/metrics.js';
import type { Settings } from './settings.js';
import { sharedSecretOf } from './sharedSecret.js';
import { WINDOW_MS } from './windows.js';

/** The whole service of one process, not yet listening. */
export interface Service {
  readonly app: FastifyInstance;
  /** Answer what runs and waits, then let go of everything. */
  close(): Promise<void>;
}

/** Counted and logged where an entry of the shared cache was not written by a process of this service. */
const REJECTED = 'redis_entry_rejected';

/**
 * Put the service together: adapters, workers, shared state, application. `workerUrl` is the built worker. Error:
 * `DamagedData` when a file of data is missing or damaged; the threads that were started by then end with the process.
 */
export async function openService(settings: Settings, workerUrl: URL): Promise<Service> {
  const metrics = createMetrics();
  const told: string[] = [];
  let log: FastifyInstance['log'] | null = null;
  const onFault = (what: string): void => {
    metrics.countFault(what);
    // Each lost and found connection is worth a line; what fails meanwhile is only counted.
    if (what !== 'redis_lost' && what !== 'redis_found') return;
    if (log === null) told.push(what);
    else log.warn({ fault: what }, 'shared state');
  };
  const secret = sharedSecretOf(settings);
  const shared = settings.REDIS_URL === '' ? null : openSharedState({ url: settings.REDIS_URL, secret, onFault });
  const tellRejected = oncePer(WINDOW_MS, () => log?.warn({ fault: REJECTED }, 'shared answer that is not ours'));
  const onRejected = (): void => {
    onFault(REJECTED);
    tellRejected();
  };
  // What the threads read too is checked before they are started; the rest while they load.
  const ports = await openPorts();
  const [pool] = await Promise.all([
    openPool({
      workers: settings.WORKERS,
      cacheBytes: settings.CACHE_MB * 1024 * 1024,
      maxQueued: settings.MAX_QUEUED,
      recycleMb: settings.RECYCLE_MB,
      workerUrl,
      shared: shared && sharedCacheIn(shared.bytes, { engine: engineDigest(), secret, onRejected }),
    }),
    shared?.tried,
    openAll(ports),
  ]);
  const logger = loggerOptions(settings.LOG_LEVEL);
  const app = await buildApp({ ports, pool, settings, metrics, counter: shared?.counter ?? null, logger });
  log = app.log;
  for (const what of told) app.log.warn({ fault: what }, 'shared state');
  return {
    app,
    async close() {
      await app.close();
      await pool.close();
      await shared?.close();
    },
  };
}
