import { openService } from './service.js';
import { readSettings, type Settings } from './settings.js';

/** Boot and listen; on a signal answer what runs, then stop. */
const settings = settingsOrExit();
const service = await openService(settings, new URL('../workers/worker.js', import.meta.url)).catch(exitWith);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    service.app.log.info({ signal }, 'stopping');
    void service.close().then(() => process.exit(0));
  });
}
try {
  await service.app.listen({ port: settings.PORT, host: settings.HOST });
} catch (error) {
  await service.close();
  exitWith(error);
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
