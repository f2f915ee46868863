import { openService } from './service.js';
import { readSettings } from './settings.js';

/** Boot and listen; on a signal answer what runs, then stop. */
const settings = readSettings(process.env);
const service = await openService(settings, new URL('../workers/worker.js', import.meta.url));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    service.app.log.info({ signal }, 'stopping');
    void service.close().then(() => process.exit(0));
  });
}
await service.app.listen({ port: settings.PORT, host: settings.HOST });
