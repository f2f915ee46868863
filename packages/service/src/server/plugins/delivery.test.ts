import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { countUnsentAnswers, type UnsentAnswers } from '../unsentAnswers.js';
import { registerDelivery } from './delivery.js';

/** More than the buffers of the system take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const MOST = 4 * LARGE.byteLength;
/** As many unsent bytes as one client may have. */
const OWN_BYTES = MOST / 4;

let app: FastifyInstance | null = null;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app?.close();
});

async function start(withinMs: number): Promise<{ readonly unsent: UnsentAnswers; readonly origin: URL }> {
  app = Fastify();
  const unsent = countUnsentAnswers(MOST);
  registerDelivery(app, unsent, { leastBytes: 256 * 1024, withinMs });
  app.setErrorHandler((error: Error, _request, reply) => reply.status(503).send(error.message));
  app.get('/', async () => LARGE);
  app.get('/own', async () => Buffer.alloc(OWN_BYTES, 'x'));
  app.get('/health', async () => 'well');
  return { unsent, origin: new URL(await app.listen({ port: 0, host: '127.0.0.1' })) };
}

/** A client that sends requests and reads nothing yet. */
function asking({ port }: URL, path = '/', localAddress = '127.0.0.2'): Socket {
  const client = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  clients.push(client);
  client.on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  client.pause();
  return client;
}

describe('an answer that is not read', () => {
  it('is counted once for all who share it, and its connection is closed when the time is over', async () => {
    const { unsent, origin } = await start(300);
    asking(origin);
    const last = asking(origin);
    await expect.poll(unsent.bytes).toBe(LARGE.byteLength);
    last.once('readable', () => undefined);
    await expect.poll(unsent.bytes).toBe(0);
  });

  it('makes its client wait with 503 and no other client, except for /health', async () => {
    const { unsent, origin } = await start(60_000);
    const { port } = origin;
    asking(origin);
    await expect.poll(() => unsent.isFull('127.0.0.2')).toBe(true);
    const statusOf = async (path: string, localAddress: string): Promise<string> => {
      const client = connect({ port: Number(port), host: '127.0.0.1', localAddress });
      clients.push(client);
      client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      const [first] = (await once(client, 'data')) as [Buffer];
      client.destroy();
      return first.toString().slice(9, 12);
    };
    expect(await statusOf('/', '127.0.0.2')).toBe('503');
    expect(await statusOf('/health', '127.0.0.2')).toBe('200');
    expect(await statusOf('/', '127.0.0.3')).toBe('200');
  });
});

describe('answers that hold all that may be held', () => {
  it('do not affect other clients: the client with the most unsent bytes is disconnected', async () => {
    const { unsent, origin } = await start(60_000);
    const holders = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
    const closed: string[] = [];
    app?.server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      socket.once('close', () => closed.push(address));
    });
    for (const [n, address] of holders.entries()) {
      asking(origin, '/own', address);
      await expect.poll(unsent.bytes).toBe((n + 1) * OWN_BYTES);
    }
    const other = asking(origin, '/own', '127.0.0.6');
    let received = 0;
    other.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    other.resume();
    await expect.poll(() => received).toBeGreaterThan(OWN_BYTES);
    expect(closed).toEqual(['127.0.0.2']);
  });
});

describe('an answer that is read slowly, but at the required pace', () => {
  it('comes whole', async () => {
    const { origin } = await start(2000);
    const client = asking(origin);
    let received = 0;
    client.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      client.pause();
      setTimeout(() => client.resume(), 1);
    });
    client.resume();
    await expect.poll(() => received).toBeGreaterThan(LARGE.byteLength);
  });
});
