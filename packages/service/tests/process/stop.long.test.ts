import { afterEach, describe, expect, it } from 'vitest';
import { expectNpmStops } from './npmStart.js';
import { type ServerProcess, startServer } from './server.js';

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = null;
});

describe('npm start', () => {
  it('delivers what is in flight, and leaves nothing on its port, when SIGTERM is sent to its whole group', () =>
    expectNpmStops((pid) => -pid));
});

describe('the stop of a process', () => {
  it('comes with status 1 where something never ends, and says so', async () => {
    // Loaded before the service: the last step of its stop, which lets the threads go, never ends.
    const hanging = new URL('./hangingStop.mjs', import.meta.url).href;
    server = await startServer({ NODE_OPTIONS: `--import=${hanging}` });
    expect(await server.stop('SIGTERM')).toBe(1);
    expect(server.log()).toContain('shutdown timed out');
  });
});
