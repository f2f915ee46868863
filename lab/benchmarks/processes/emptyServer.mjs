// What this machine does with a service that does nothing, next to threads that only count: prints the port it listens at.
import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';

const THREADS = 2;

if (isMainThread) {
  for (let n = 0; n < THREADS; n += 1) new Worker(new URL(import.meta.url));
  const server = createServer((_request, answer) => answer.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
} else {
  // As the threads of the service.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  let count = 0;
  while (count >= 0) count = (count + 1) % 1_000_000;
}
