import { afterAll } from 'vitest';
import { type ServerProcess, startServer } from './server.js';

let shared: Promise<ServerProcess> | null = null;
afterAll(async () => {
  await (await shared)?.stop('SIGKILL');
});

/**
 * The server process with plain settings that the tests of a file share: a start costs some seconds of computing. Its log
 * begins with what it writes from now on. It ends with the file; a test that stops a server starts its own.
 */
export async function sharedServer(): Promise<Omit<ServerProcess, 'child' | 'stop'>> {
  shared ??= startServer();
  const { origin, port, log } = await shared;
  const before = log().length;
  return { origin, port, log: () => log().slice(before) };
}
