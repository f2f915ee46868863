import { openPorts } from '../adapters/openPorts.js';
import { openPool } from '../workers/pool.js';
import { buildApp } from './app.js';
import { loggerOptions } from './logger.js';
import { readSettings } from './settings.js';

/** Boot: settings, adapters, workers, application, listen; on a signal answer what runs, then stop. */
const settings = readSettings(process.env);
const [ports, pool] = await Promise.all([
  openPorts(),
  openPool({
    workers: settings.WORKERS,
    cacheBytes: settings.CACHE_MB * 1024 * 1024,
    workerUrl: new URL('../workers/worker.js', import.meta.url),
  }),
]);
const app = await buildApp({ ports, pool, settings, logger: loggerOptions(settings.LOG_LEVEL) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    app.log.info({ signal }, 'stopping');
    void app
      .close()
      .then(() => pool.close())
      .then(() => process.exit(0));
  });
}
await app.listen({ port: settings.PORT, host: settings.HOST });
