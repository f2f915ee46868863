import Fastify, { type FastifyBaseLogger } from 'fastify';
import { checkData, openPorts } from 'ganita/adapters/openPorts.js';
import { readBirthYears } from 'ganita/calculations/fields/birthYears.js';
import { openJobWorker } from '../jobs/jobWorker.js';
import { followStore } from '../redis/storeFaults.js';
import { openPool } from '../workers/answerService.js';
import { openLogDestination } from './log/destination.js';
import { loggerOptions } from './log/loggerOptions.js';
import { readTraceparent } from './log/traceparent.js';
import { createMetricsServer } from './metricsServer.js';
import { createMetrics } from './plugins/metrics.js';
import { jobSettingsOf, type Settings } from './settings.js';

/** A process that computes jobs. */
export interface WorkerService {
  readonly log: FastifyBaseLogger;
  /** Finish what is computed, within a time, then release everything. */
  close(drainMs: number): Promise<void>;
  /** Fulfilled when the log is written, or when the time for its reader is over. */
  flushLog(): Promise<void>;
}

const STANDARD_OUTPUT = 1;
const MAX_FLUSH_MS = 500;

/**
 * Connect to the queue of jobs and compute what it has, in threads. Errors: a setting of jobs is missing, `DamagedData`, the
 * folder of jobs cannot be written. `onUnusable` is called if no thread can load.
 */
export async function openWorkerService(
  settings: Settings,
  workerUrl: URL,
  onUnusable: (cause: Error) => void,
): Promise<WorkerService> {
  const { url, directory, keepSeconds } = jobSettingsOf(settings);
  const metrics = createMetrics();
  const destination = openLogDestination(STANDARD_OUTPUT, { onDropped: () => metrics.countFault('log_dropped') });
  // It only writes the log, in the same form as a service.
  const { log } = Fastify({ logger: loggerOptions(settings.LOG_LEVEL, destination) });
  const ports = await openPorts({ birthYears: readBirthYears(settings.BIRTH_YEARS) });
  const pool = openPool({
    workers: settings.WORKERS,
    cacheBytes: 0,
    recycleMb: settings.RECYCLE_MB,
    workerUrl,
    onUnusable,
  });
  checkData();
  const faults = followStore((change) => log.warn({ ...change }, 'queue of jobs'));
  const worker = openJobWorker({
    url,
    directory,
    keepSeconds,
    ports,
    pool,
    // One is written while the others are computed.
    width: settings.WORKERS + 1,
    now: Date.now,
    onError: (error) => faults.lost(error),
    onReady: faults.found,
    onFailure: ({ id, traceparent, ...entry }, err) =>
      log.error({ job: id, ...entry, ...readTraceparent(traceparent), err }, 'a chunk is tried again, or given up'),
    onSkipped: (job, err) => log.error({ job, err }, 'the folder of a job is skipped'),
  });
  const metricsServer = settings.METRICS_PORT > 0 ? createMetricsServer(metrics.registry) : null;
  await metricsServer?.listen(settings.METRICS_PORT, settings.METRICS_HOST);
  await worker.ready();
  log.info({ workers: settings.WORKERS }, 'waiting for jobs');
  return {
    log,
    async close(drainMs) {
      await worker.close(drainMs);
      await pool.close();
      await metricsServer?.close();
    },
    flushLog: () => destination.flush(MAX_FLUSH_MS),
  };
}
