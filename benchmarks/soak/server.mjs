// The service of one process as it is, but that SIGUSR2 ends one of its threads, whatever it is doing; they take turns.
import { openService } from '../../dist/server/service.js';
import { readSettings } from '../../dist/server/settings.js';

const threads = new Set();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

const service = await openService(readSettings(process.env), new URL('../../dist/workers/worker.js', import.meta.url));
process.on('SIGUSR2', () => {
  const [oldest] = threads;
  void oldest?.terminate();
});
process.once('SIGTERM', () => service.close().then(() => process.exit(0)));
await service.app.listen({ port: 0, host: '127.0.0.1' });
