import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hasNginx, type Nginx, startBefore } from './nginx.js';
import { expectFailure, rawReply, statusOf } from './replies.js';

let nginx: Nginx | null = null;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  nginx?.stop();
  nginx = null;
});

async function before(listener: RequestListener, changes: readonly (readonly [string, string])[] = []): Promise<Nginx> {
  nginx = await startBefore(listener, changes);
  return nginx;
}

/** A client that has sent a text and reads nothing yet. */
async function clientOf({ port }: Nginx, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  sockets.push(socket);
  // A connection that is reset is closed too.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** How much comes until a stream is closed. */
async function bytesOf(stream: IncomingMessage | Socket): Promise<number> {
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  stream.resume();
  await new Promise((resolve) => stream.once('end', resolve).once('close', resolve));
  return bytes;
}

/** Reads a body and says how long it was. */
const measuring: RequestListener = async (request, response) => response.end(String(await bytesOf(request)));

const post = (path: string, bytes: number, body = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n${body}`;

describe.skipIf(!hasNginx)('a body that the balancer takes', () => {
  const KB = 1024;
  const MB = 1024 * KB;
  const LIMITS = {
    '/horoscope': 128 * KB,
    '/horoscope/pdf': 12 * MB,
    '/horoscope/batch': 640 * MB,
    '/columns': 640 * MB,
  } as const;

  it('is as long as its path allows, and a longer one is rejected before it comes', async () => {
    const { port } = await before(measuring);
    const tooLong = Object.entries(LIMITS).flatMap(([path, limit]) =>
      [path, `${path}/`, `/${path}`, path.replace('r', '%72')].map((target) => post(target, limit + 1)),
    );
    // At once, because nginx waits some seconds for each client to see its answer.
    const replies = await Promise.all(tooLong.map((text) => rawReply(port, text)));
    for (const reply of replies) expectFailure(reply, 413);
    for (const [path, limit] of Object.entries(LIMITS)) {
      const bytes = Math.min(limit, 12 * MB);
      const reply = await rawReply(port, post(path, bytes, 'x'.repeat(bytes)));
      expect([path, statusOf(reply), reply.split('\r\n\r\n')[1]]).toEqual([path, 200, String(bytes)]);
    }
    expect(nginx?.errors()).not.toContain('temporary file');
  });

  it('reaches the service while it comes where it is a photo, so that a wrong secret is rejected at once', async () => {
    const { port } = await before((_request, response) => response.writeHead(401).end('{"detail":"its own words"}'));
    const reply = await rawReply(port, post('/horoscope/pdf', 4 * MB, 'x'));
    expect(statusOf(reply)).toBe(401);
    expect(reply).toContain('its own words');
  });
});

describe.skipIf(!hasNginx)('a client that is slow', () => {
  it('is disconnected in the middle of a head or a body, and its request does not reach the service', async () => {
    let requests = 0;
    const balancer = await before(() => {
      requests += 1;
    }, [
      ['client_header_timeout 10s;', 'client_header_timeout 1s;'],
      ['client_body_timeout 10s;', 'client_body_timeout 1s;'],
    ]);
    for (const text of ['GET / HTTP/1.1\r\nhost:', post('/horoscope', 100, '{"date":')]) {
      const socket = await clientOf(balancer, text);
      expect(await bytesOf(socket)).toBe(0);
    }
    expect(requests).toBe(0);
  });

  it('is disconnected when it does not read its answer', async () => {
    let ended: () => void = () => {};
    const isDisconnected = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const piece = Buffer.alloc(1024 * 1024);
    const balancer = await before(
      (_request, response) => {
        response.once('close', ended);
        const more = (): void => {
          while (response.write(piece));
        };
        response.on('drain', more);
        more();
      },
      [['send_timeout 30s;', 'send_timeout 1s;']],
    );
    await clientOf(balancer, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await isDisconnected;
    expect(balancer.errors()).not.toContain('temporary file');
  });

  it('gets a large answer whole, which waits in the service and never on the disk', async () => {
    const MOST_BYTES = 64 * 1024 * 1024;
    const answer = Buffer.alloc(MOST_BYTES);
    let isTaken = false;
    const balancer = await before((_request, response) => {
      response.setHeader('content-length', MOST_BYTES);
      response.end(answer, () => {
        isTaken = true;
      });
    });
    const socket = await clientOf(balancer, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    // No more than fits into the buffers of two connections has left the service while nothing is read.
    await once(socket, 'readable');
    expect(isTaken).toBe(false);
    expect(await bytesOf(socket)).toBeGreaterThan(MOST_BYTES);
    expect(balancer.errors()).not.toContain('temporary file');
  });
});

describe.skipIf(!hasNginx)('the limits of the balancer', () => {
  it('count an IPv6 network as one client, and an IPv4 address in either form as one', async () => {
    const { port } = await before(
      (_request, response) => response.end('{}'),
      [
        // The address of the client is what the test says.
        ['server_tokens off;', 'server_tokens off; set_real_ip_from 127.0.0.1; real_ip_header X-Test-Client;'],
        ['rate=100r/s', 'rate=1r/m'],
        ['burst=200', 'burst=1'],
      ],
    );
    const statusFor = async (client: string): Promise<number> =>
      statusOf(
        await rawReply(port, `GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-test-client: ${client}\r\n\r\n`),
      );
    const clients = [
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:a0a:a0a:a0a:a0a'],
      ['2001:db8:1:3::1', '2001:db8:1:3::2', '2001:db8:1:3::3'],
      ['a0a:a0a:a0a:a0a::1', 'a0a:a0a:a0a:a0a:a0a:a0a:a0a:a0a', 'a0a:a0a:a0a:a0a::2'],
      ['::1', '::2', '0:0:0:0:ffff::1'],
      ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201'],
      ['192.0.2.2', '192.0.2.2', '::ffff:192.0.2.2'],
      ['10.10.10.10', '::ffff:10.10.10.10', '::ffff:a0a:a0a'],
    ];
    const statuses = [];
    for (const addresses of clients) for (const client of addresses) statuses.push(await statusFor(client));
    expect(statuses).toEqual(clients.flatMap(() => [200, 200, 429]));
  });
});
