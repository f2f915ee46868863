import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { countUnsentAnswers, type UnsentAnswers } from '../unsentAnswers.js';
import { registerDelivery } from './delivery.js';

/** More than the buffers of the system take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const MOST = 4 * LARGE.byteLength;
const LONG_MS = 60_000;

let app: FastifyInstance | null = null;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app?.close();
});

interface Started {
  readonly unsent: UnsentAnswers;
  readonly origin: URL;
  /** Bytes of the endless answer that were produced, and whether its source was released. */
  readonly endless: { bytes: number; isReleased: boolean };
}

async function start(readingMs: number): Promise<Started> {
  app = Fastify({ connectionTimeout: LONG_MS });
  const unsent = countUnsentAnswers(MOST);
  const endless = { bytes: 0, isReleased: false };
  async function* pieces(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        yield Buffer.alloc(256 * 1024, 'x');
        endless.bytes += 256 * 1024;
      }
    } finally {
      endless.isReleased = true;
    }
  }
  registerDelivery(app, unsent, { readingMs, silentMs: LONG_MS });
  app.get('/shared', async () => LARGE);
  app.get('/own', async () => Buffer.alloc(LARGE.byteLength, 'x'));
  app.get('/endless', (_request, reply) => reply.send(Readable.from(pieces(), { objectMode: false })));
  app.get('/small', async () => 'small');
  app.get('/late', async () => {
    await after(5 * readingMs);
    return 'the late one';
  });
  return { unsent, endless, origin: new URL(await app.listen({ port: 0, host: '127.0.0.1' })) };
}

/** A client that sends requests and reads nothing yet. */
function asking({ port }: URL, ...paths: readonly string[]): Socket {
  const client = connect({ port: Number(port), host: '127.0.0.1' });
  clients.push(client);
  client.on('error', () => undefined);
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  client.pause();
  return client;
}

describe('an answer that is not read', () => {
  it('is counted once for all who share it, and its connection is closed when the time is over', async () => {
    const { unsent, origin } = await start(300);
    asking(origin, '/shared');
    asking(origin, '/shared');
    await expect.poll(unsent.bytes).toBe(LARGE.byteLength);
    await expect.poll(unsent.bytes, { timeout: 5000 }).toBe(0);
  });

  it('is not produced any further where it is a stream, and ends when the time is over', async () => {
    const { endless, origin } = await start(300);
    asking(origin, '/endless');
    await expect.poll(() => endless.isReleased, { timeout: 5000 }).toBe(true);
    expect(endless.bytes).toBeLessThan(LARGE.byteLength);
  });

  it('is the first to lose its connection when all unread answers together are too many', async () => {
    const { unsent, origin } = await start(LONG_MS);
    const closed: number[] = [];
    let opened = 0;
    app?.server.on('connection', (socket: Socket) => {
      const number = ++opened;
      socket.once('close', () => closed.push(number));
    });
    for (let n = 1; n <= 4; n++) {
      asking(origin, '/own');
      await expect.poll(unsent.bytes).toBe(n * LARGE.byteLength);
    }
    let received = 0;
    const reader = asking(origin, '/own');
    reader.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    reader.resume();
    await expect.poll(() => received).toBeGreaterThan(LARGE.byteLength);
    expect(closed).toEqual([1]);
  });
});

describe('an answer that is read', () => {
  it('comes whole, however long its reader takes, if it goes on', async () => {
    const { origin } = await start(300);
    const client = asking(origin, '/shared');
    let [received, chunks] = [0, 0];
    client.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      if (++chunks % 4 !== 0) return;
      client.pause();
      setTimeout(() => client.resume(), 1);
    });
    client.resume();
    await expect.poll(() => received).toBeGreaterThan(LARGE.byteLength);
  });

  it('leaves the next one on its connection the time to be computed', async () => {
    const { origin } = await start(100);
    const client = asking(origin, '/small', '/late');
    let text = '';
    client.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    client.resume();
    await Promise.race([expect.poll(() => text, { timeout: 5000 }).toContain('the late one'), once(client, 'close')]);
    expect(text).toContain('the late one');
  });
});
