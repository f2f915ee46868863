import { programFile } from '../programs.js';
import { stopWithParent } from './withParent.js';
import type { WorkerService } from './workerService.js';

/** Time in which the process must end once its chunks are put back. */
const GRACE_MS = 10_000;

let running: WorkerService | null = null;
let isStopping = false;

/**
 * Take jobs from the queue; on a signal finish the chunks that are computed, or put them back, then end. A signal may come at
 * any time, so nothing of the worker is loaded before this.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
stopWithParent((reason) => void stop(reason));
process.stderr.on('error', () => {});

try {
  const { readSettings } = await import('./settings.js');
  const { openWorkerService } = await import('./workerService.js');
  running = await openWorkerService(readSettings(process.env), programFile('workers/worker'), fail);
} catch (error) {
  fail(error);
}

/** One line names the error: a setting, damaged data, a folder that cannot be written, threads that cannot load. */
function fail(error: unknown): never {
  process.stderr.write(`ganita: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (running === null) process.exit(0);
  const { log, close, flushLog } = running;
  const { MAX_DRAIN_MS } = await import('./plugins/gracefulShutdown.js');
  log.info({ signal }, 'stopping');
  const end = async (status: number): Promise<never> => {
    await flushLog();
    process.exit(status);
  };
  setTimeout(() => {
    log.error('shutdown timed out: another worker takes what still runs');
    void end(1);
  }, MAX_DRAIN_MS + GRACE_MS);
  try {
    await close(MAX_DRAIN_MS);
    await end(0);
  } catch (err) {
    log.error({ err }, 'graceful shutdown failed');
    await end(1);
  }
}
