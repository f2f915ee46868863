import { LONGEST_DRAIN_MS } from './plugins/draining.js';
import { openService } from './service.js';
import { readSettings, type Settings } from './settings.js';

/** Past the time that answers under way are given, what still holds the process is cut off after this. */
const GRACE_MS = 2000;

/** Start and listen; on a signal answer what runs, then stop. */
const settings = settingsOrExit();
const service = await openService(settings, new URL('../workers/worker.js', import.meta.url)).catch(exitWith);

let isStopping = false;
// A supervisor may signal the process and its parent, which passes the signal on: only the first one counts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
// A reader of the streams that is gone must not end the process; lines of the log are counted where they are lost.
process.stderr.on('error', () => {});
// What Node warns of is a line of the log like any other.
process.removeAllListeners('warning').on('warning', (err) => service.app.log.warn({ err }, 'warning'));

try {
  await service.listen();
} catch (error) {
  await service.close();
  exitWith(error);
}

/** The process ends: with 0 when all was let go of, with 1 when something failed or did not end in its time. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  service.app.log.info({ signal }, 'stopping');
  const bound = setTimeout(
    () => void end(1, 'something did not end in its time and is cut off'),
    LONGEST_DRAIN_MS + GRACE_MS,
  );
  try {
    await service.close();
    clearTimeout(bound);
    await end(0);
  } catch (err) {
    service.app.log.error({ err }, 'the service could not be stopped in order');
    await end(1);
  }
}

async function end(status: number, fault?: string): Promise<never> {
  if (fault !== undefined) service.app.log.error(fault);
  await service.flushLog();
  process.exit(status);
}

/** Wrong settings are the operator's to mend. */
function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

/** One line says what is wrong (a setting, damaged data, a port that is taken), and the process ends with status 1. */
function exitWith(error: unknown): never {
  process.stderr.write(`ganita: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
