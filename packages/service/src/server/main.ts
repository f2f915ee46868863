import { programFile } from '../programs.js';
import type { Service } from './service.js';
import { stopWithParent, WITH_PARENT } from './withParent.js';

/** Time in which the process must end once the time for answers in flight is over; then it is stopped. */
const GRACE_MS = 2000;

/** The service once it listens. */
let listening: Service | null = null;
let isStopping = false;

/**
 * Start and listen; on a signal finish running requests, then stop. A signal may come at any time, so nothing of the
 * service is loaded before this.
 */
// A supervisor may signal the process and its parent, which passes the signal on: only the first one counts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
stopWithParent((reason) => void stop(reason));

// A closed reader of the streams must not end the process; lost log lines are counted where they are written.
process.stderr.on('error', () => {});

try {
  const { readSettings } = await import('./settings.js');
  const settings = readSettings(process.env);
  const { openService, STANDARD_ERROR } = await import('./service.js');
  const { answerLines, STDIO } = await import('./stdio.js');
  const isStdio = process.argv.includes(STDIO);
  // One program alone calls over standard input: it shares with no one.
  const service = isStdio
    ? await openService({ ...settings, RATE_LIMIT_FACTOR: 0, MAX_DELAY_MS: 0 }, programFile('workers/worker'), {
        onUnusable: fail,
        logTo: STANDARD_ERROR,
      })
    : await openService(settings, programFile('workers/worker'), { onUnusable: fail });
  // Warnings of Node are log lines like any other.
  process.removeAllListeners('warning').on('warning', (err) => service.app.log.warn({ err }, 'warning'));
  const { misspeltSettings, olderNode, whereToLook } = await import('./startWords.js');
  for (const words of misspeltSettings(process.env)) service.app.log.warn(words);
  const older = olderNode(process.versions.node);
  if (older !== null) service.app.log.info(older);
  try {
    if (isStdio) {
      await service.app.ready();
      listening = service;
      await answerLines(service.app, process.stdin, process.stdout);
      await stop('end of input');
    }
    await service.listen();
    listening = service;
    if (isStartedByPerson()) process.stderr.write(whereToLook(service.app.listeningOrigin, settings.PAGES));
  } catch (error) {
    await service.close();
    await service.flushLog();
    throw error;
  }
} catch (error) {
  fail(error);
}

/** Whether `npm start` or `ganita serve` runs this program: supervisors start it directly, and read its log. */
function isStartedByPerson(): boolean {
  return process.argv[1] !== import.meta.filename || process.argv.includes(WITH_PARENT);
}

/** One line names the error: a setting, damaged data, a port in use, workers that cannot load. */
function fail(error: unknown): never {
  process.stderr.write(`ganita: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** End the process: with 0 when everything was released, with 1 when something failed or did not end in time. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // No request has been answered yet.
  if (listening === null) process.exit(0);
  const { app, close, flushLog } = listening;
  const { MAX_DRAIN_MS } = await import('./plugins/gracefulShutdown.js');
  const end = async (status: number): Promise<never> => {
    await flushLog();
    process.exit(status);
  };
  app.log.info({ signal }, 'stopping');
  const bound = setTimeout(() => {
    app.log.error('shutdown timed out: stopping what still runs');
    void end(1);
  }, MAX_DRAIN_MS + GRACE_MS);
  try {
    await close();
    clearTimeout(bound);
    await end(0);
  } catch (err) {
    app.log.error({ err }, 'graceful shutdown failed');
    await end(1);
  }
}
