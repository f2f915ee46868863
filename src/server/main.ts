import { openPorts } from '../adapters/openPorts.js';
import { buildApp } from './app.js';
import { readSettings } from './settings.js';

/** Boot: settings, adapters, application, listen; stop on a signal once what runs is answered. */
const settings = readSettings(process.env);
const app = buildApp({ ports: await openPorts(), logger: { level: settings.LOG_LEVEL } });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
await app.listen({ port: settings.PORT, host: settings.HOST });
