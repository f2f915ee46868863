import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerDraining } from './gracefulShutdown.js';

/** Longer than a test lasts: waiting this long for a client never ends. */
const FOREVER_MS = 3_600_000;
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

let app: FastifyInstance | null = null;
let client: Socket | null = null;
afterEach(async () => {
  client?.destroy();
  await app?.close();
});

/** A service that gives a client so long to read, and a client that has asked for more than it has read. */
async function readingSlowly(maxDrainMs: number): Promise<{ readonly app: FastifyInstance; readonly client: Socket }> {
  app = Fastify({ pluginTimeout: 0, requestTimeout: 0, http: { headersTimeout: 0 } });
  registerDraining(app, maxDrainMs);
  app.get('/', async () => LARGE);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  client = connect(Number(port), '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(client, 'readable');
  return { app, client };
}

describe('a service that stops', () => {
  it('delivers the last byte to a slow client before it ends', async () => {
    const { app: stopping, client: slow } = await readingSlowly(FOREVER_MS);
    const closed = stopping.close();
    let received = 0;
    slow.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    await closed;
    await once(slow, 'close');
    expect(received).toBeGreaterThan(LARGE.byteLength);
  });

  it('takes no new connection while it answers those it has', async () => {
    const { app: stopping, client: slow } = await readingSlowly(FOREVER_MS);
    const { port } = new URL(stopping.listeningOrigin);
    const closed = stopping.close();
    await new Promise(setImmediate);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    slow.resume();
    await closed;
  });

  it('does not wait for a request whose head never ends', async () => {
    const { app: stopping, client: slow } = await readingSlowly(FOREVER_MS);
    const half = connect(Number(new URL(stopping.listeningOrigin).port), '127.0.0.1');
    half.write('GET / HTTP/1.1\r\nhost:');
    await once(half, 'connect');
    const ended = once(half, 'close');
    slow.resume();
    await stopping.close();
    await ended;
  });

  it('disconnects a client that reads nothing', async () => {
    const { app: stopping, client: silent } = await readingSlowly(200);
    await stopping.close();
    expect(silent.bytesRead).toBeLessThan(LARGE.byteLength);
  });
});
