import type { FastifyInstance } from 'fastify';
import { checkData, openPorts } from 'ganita/adapters/openPorts.js';
import { readBirthYears } from 'ganita/calculations/fields/birthYears.js';
import { engineDigest } from '../cache/buildId.js';
import { sharedCacheIn } from '../cache/sharedCache.js';
import type { Jobs } from '../jobs/jobs.js';
import { openPool } from '../workers/answerService.js';
import { buildApp } from './app.js';
import { openLogDestination } from './log/destination.js';
import { loggerOptions } from './log/loggerOptions.js';
import { createMetricsServer } from './metricsServer.js';
import { oncePer } from './oncePer.js';
import { createMetrics } from './plugins/metrics.js';
import { WINDOW_MS } from './rateWindows.js';
import { jobSettingsOf, type Settings } from './settings.js';
import { sharedSecretOf } from './sharedSecret.js';
import { isLoopback } from './startWords.js';

/** The whole service of one process, not yet listening. */
export interface Service {
  readonly app: FastifyInstance;
  /** Listen on the port of the service, and on that of the metrics where there is one. */
  listen(): Promise<void>;
  /** Answer running and waiting requests, then release everything. */
  close(): Promise<void>;
  /** Fulfilled when the log is written, or when the time for its reader is over. */
  flushLog(): Promise<void>;
}

/** How a service is assembled. */
interface ServiceOptions {
  /** Called later if no worker can load. */
  readonly onUnusable?: (cause: Error) => void;
  /** File descriptor of the log; standard output where it is left out. */
  readonly logTo?: number;
}

const STANDARD_OUTPUT = 1;
export const STANDARD_ERROR = 2;
const MAX_FLUSH_MS = 500;
/** Counted and logged where an entry of the shared cache was not written by a process of this service. */
const REJECTED = 'redis_entry_rejected';

/**
 * Assemble the service: adapters, workers, shared state, application. `workerUrl` is the built worker. Error:
 * `DamagedData` when a file of data is missing or damaged; the threads that were started by then end with the process.
 */
export async function openService(
  settings: Settings,
  workerUrl: URL,
  { onUnusable, logTo = STANDARD_OUTPUT }: ServiceOptions = {},
): Promise<Service> {
  const metrics = createMetrics();
  const destination = openLogDestination(logTo, { onDropped: () => metrics.countFault('log_dropped') });
  /** Log lines from before there is a log. */
  const early: (() => void)[] = [];
  let log: FastifyInstance['log'] | null = null;
  const warn = (fields: object, message: string): void => {
    if (log === null) early.push(() => warn(fields, message));
    else log.warn(fields, message);
  };
  const secret = sharedSecretOf(settings);
  // Loaded only where it is wanted, as its client takes memory.
  const shared =
    settings.REDIS_URL === ''
      ? null
      : (await import('../redis/sharedState.js')).openSharedState({
          url: settings.REDIS_URL,
          secret,
          onFault: metrics.countFault,
          onChange: ({ what, ...why }) => warn({ fault: what, ...why }, 'shared state'),
        });
  const warnOfRejected = oncePer(WINDOW_MS, () => warn({ fault: REJECTED }, 'shared answer with a wrong signature'));
  const onRejected = (): void => {
    metrics.countFault(REJECTED);
    warnOfRejected();
  };
  // Data that the threads read too are checked before they are started; the rest while they load.
  const ports = await openPorts({ birthYears: readBirthYears(settings.BIRTH_YEARS) });
  const pool = openPool({
    workers: settings.WORKERS,
    cacheBytes: settings.CACHE_MB * 1024 * 1024,
    maxQueued: settings.MAX_QUEUED,
    recycleMb: settings.RECYCLE_MB,
    workerUrl,
    shared: shared && sharedCacheIn(shared.bytes, { engine: engineDigest(), secret, onRejected }),
    ...(onUnusable && { onUnusable }),
  });
  const jobs = settings.JOBS_SECRET === '' ? null : await openServiceJobs(settings, warn);
  checkData();
  await shared?.firstAttempt;
  const app = await buildApp({
    ports,
    pool,
    settings,
    metrics,
    hasWorker: pool.hasLoaded,
    counter: shared?.counter ?? null,
    jobs,
    logger: loggerOptions(settings.LOG_LEVEL, destination),
  });
  log = app.log;
  for (const write of early) write();
  // A service for one machine alone has no users who could ask for its source.
  if (settings.SOURCE_URL === '') app.log[isLoopback(settings.HOST) ? 'info' : 'warn'](SOURCE_WANTED);
  const metricsServer = settings.METRICS_PORT > 0 ? createMetricsServer(metrics.registry) : null;
  return {
    app,
    async listen() {
      if (metricsServer !== null) {
        await metricsServer.listen(settings.METRICS_PORT, settings.METRICS_HOST);
        app.log.info({ host: settings.METRICS_HOST, port: settings.METRICS_PORT }, 'metrics');
      }
      await app.listen({ port: settings.PORT, host: settings.HOST });
    },
    async close() {
      await app.close();
      await pool.close();
      await jobs?.close();
      await shared?.close();
      await metricsServer?.close();
    },
    flushLog: () => destination.flush(MAX_FLUSH_MS),
  };
}

/** Jobs of the service. What they need is loaded only where there are jobs. */
async function openServiceJobs(settings: Settings, warn: (fields: object, message: string) => void): Promise<Jobs> {
  const { openJobs } = await import('../jobs/jobs.js');
  const { followStore } = await import('../redis/storeFaults.js');
  const faults = followStore((change) => warn({ ...change }, 'queue of jobs'));
  return openJobs({
    ...jobSettingsOf(settings),
    now: Date.now,
    onError: faults.lost,
    onReady: faults.found,
  });
}

const SOURCE_WANTED =
  'SOURCE_URL is empty: who changes this program and lets users reach it over a network must offer them the source of the version that runs (AGPL-3.0, section 13); set SOURCE_URL to its address';
