// The service of one process as it is, but that SIGUSR2 ends one of its threads, of whatever kind and whatever it is doing.
import { openService } from '@ganita/service/server/service.js';
import { readSettings } from '@ganita/service/server/settings.js';

const threads = new Set();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

const service = await openService(
  readSettings(process.env),
  new URL('../../packages/service/dist/workers/worker.js', import.meta.url),
);
/** The same threads in every run, of any age: a fraction that no count of threads has a rhythm with. */
const STEP = (Math.sqrt(5) - 1) / 2;
let ended = 0;
process.on('SIGUSR2', () => {
  ended += 1;
  void [...threads][Math.floor(((STEP * ended) % 1) * threads.size)]?.terminate();
});
process.once('SIGTERM', () => service.close().then(() => process.exit(0)));
await service.app.listen({ port: 0, host: '127.0.0.1' });
