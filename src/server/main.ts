import type { Service } from './service.js';

/** Past the time that answers under way are given, what still holds the process is cut off after this. */
const GRACE_MS = 2000;

/** The service once it listens. */
let listening: Service | null = null;
let isStopping = false;

/** Start and listen; on a signal answer what runs, then stop. A signal may come at any time, so nothing is loaded before this. */
// A supervisor may signal the process and its parent, which passes the signal on: only the first one counts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
// A reader of the streams that is gone must not end the process; lines of the log are counted where they are lost.
process.stderr.on('error', () => {});

try {
  const { readSettings } = await import('./settings.js');
  const settings = readSettings(process.env);
  const { openService } = await import('./service.js');
  const service = await openService(settings, new URL('../workers/worker.js', import.meta.url));
  // What Node warns of is a line of the log like any other.
  process.removeAllListeners('warning').on('warning', (err) => service.app.log.warn({ err }, 'warning'));
  try {
    await service.listen();
    listening = service;
  } catch (error) {
    await service.close();
    throw error;
  }
} catch (error) {
  // One line says what is wrong (a setting, damaged data, a port that is taken).
  process.stderr.write(`ganita: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** The process ends: with 0 when all was let go of, with 1 when something failed or did not end in its time. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Nobody has been answered yet.
  if (listening === null) process.exit(0);
  const { app, close, flushLog } = listening;
  const { MAX_DRAIN_MS } = await import('./plugins/gracefulShutdown.js');
  const end = async (status: number): Promise<never> => {
    await flushLog();
    process.exit(status);
  };
  app.log.info({ signal }, 'stopping');
  const bound = setTimeout(() => {
    app.log.error('something did not end in its time and is cut off');
    void end(1);
  }, MAX_DRAIN_MS + GRACE_MS);
  try {
    await close();
    clearTimeout(bound);
    await end(0);
  } catch (err) {
    app.log.error({ err }, 'the service could not be stopped in order');
    await end(1);
  }
}
