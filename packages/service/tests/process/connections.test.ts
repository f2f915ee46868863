import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/freePort.mjs';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { type ServerProcess, startServer } from './server.js';
import { sharedServer } from './sharedServer.js';

let limited: ServerProcess | null = null;
afterEach(async () => {
  await limited?.stop('SIGKILL');
  limited = null;
});

/** What a connection gets back until it is closed; `after` is sent once the answer has started. */
const rawReply = (port: number, text: string, after?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      if (pieces.length === 0 && after !== undefined) socket.write(after);
      pieces.push(chunk);
    });
    socket.on('close', () => resolve(Buffer.concat(pieces).toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // What is cut off while something is still sent.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });

const post = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

const chartRequest = post('/horoscope', 'application/json', JSON.stringify(CHENNAI_BIRTH));
/** Some seconds of charts, a line each. */
const batchRequest = post('/horoscope/batch', 'application/x-ndjson', `${JSON.stringify(CHENNAI_BIRTH)}\n`.repeat(200));

describe('a connection', () => {
  it.each(['GARBAGE\r\n\r\n', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n'])(
    'never has another answer in the midst of one: %j',
    async (after) => {
      const server = await sharedServer();
      const reply = await rawReply(server.port, batchRequest, after);
      expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(reply.match(/HTTP\/1\.1 \d\d\d/g)).toHaveLength(1);
    },
  );

  it('does not mistake the error of the next request for the answer to a complete one', async () => {
    const server = await sharedServer();
    const reply = await rawReply(server.port, `${chartRequest}GARBAGE\r\n\r\n`);
    // The request is answered, to the last byte; then comes the error.
    expect(reply.match(/HTTP\/1\.1 \d\d\d/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    const length = Number(/\r\ncontent-length: (\d+)/.exec(reply)?.[1]);
    expect(reply.slice(reply.indexOf('\r\n\r\n') + 4 + length)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  });

  it.each(['GET /health HTTP/1.1\r\n\r\n', 'GET /health HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n'])(
    'is closed after an error of its Host: %j',
    async (text) => {
      const server = await sharedServer();
      // Without a wish of the client: where the connection stayed open this would wait.
      const reply = await rawReply(server.port, text);
      expect(reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n/i);
      expect(reply).toContain('one Host header');
    },
  );
});

describe('connections of one client', () => {
  it('are closed at once past their bound, counted, and have one line in the log', async () => {
    const metricsPort = await freePort();
    limited = await startServer({ MAX_CONNECTIONS_PER_CLIENT: '3', METRICS_PORT: String(metricsPort) });
    const running = limited;
    const open = (localAddress: string): Socket => {
      const socket = connect({ port: running.port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      socket.resume();
      return socket;
    };
    const figure = async (name: string): Promise<number> => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(figures)?.[1]);
    };
    const kept = Array.from({ length: 3 }, () => open('127.0.0.2'));
    await expect.poll(() => figure('ganita_connections')).toBe(3);
    for (let n = 0; n < 5; n++) await once(open('127.0.0.2'), 'close');
    expect(await figure('ganita_faults_total\\{what="connection_closed"\\}')).toBe(5);
    await expect.poll(() => running.log().match(/too many are open/g)?.length).toBe(1);
    expect(kept.some(({ destroyed }) => destroyed)).toBe(false);
    const other = open('127.0.0.3');
    await expect.poll(() => figure('ganita_connections')).toBe(4);
    for (const socket of [...kept, other]) socket.destroy();
  });
});

describe('a method that a path does not take', () => {
  const statusAndAllow = (reply: string) => [
    Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]),
    /\r\nallow: ([^\r]*)/i.exec(reply)?.[1],
  ];
  const known = METHODS.filter((method) => !['CONNECT', 'OPTIONS', 'HEAD', 'GET', 'POST'].includes(method));

  it('is answered with 405 and those that it takes, or 404 where there is no path, whatever the method', async () => {
    const server = await sharedServer();
    expect(known.length).toBeGreaterThan(25);
    for (const method of known) {
      for (const [path, status, allow] of [
        ['/horoscope', 405, 'POST'],
        ['/horoscope/', 405, 'POST'],
        ['/%68oroscope', 405, 'POST'],
        ['http://example.org/health?x=1', 405, 'GET'],
        ['/health#x', 405, 'GET'],
        ['/nowhere', 404, undefined],
        ['/nowhere%253f', 404, undefined],
      ] as const) {
        const reply = await rawReply(server.port, `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
        expect([method, path, ...statusAndAllow(reply)]).toEqual([method, path, status, allow]);
        expect(Object.keys(JSON.parse(reply.split('\r\n\r\n')[1] ?? '') as object)).toEqual(['detail']);
      }
    }
  });

  it('is answered with 405 also where it has a body of another type', async () => {
    const server = await sharedServer();
    for (const method of ['QUERY', 'PUT', 'PATCH']) {
      const reply = await rawReply(
        server.port,
        `${method} /horoscope HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\n{}`,
      );
      expect([method, ...statusAndAllow(reply)]).toEqual([method, 405, 'POST']);
    }
  });

  it.each(['FOO', 'GETT', 'post'])('is rejected with 400 where HTTP does not know it: %s', async (method) => {
    const server = await sharedServer();
    const reply = await rawReply(server.port, `${method} /horoscope HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"detail":"malformed HTTP request"\}$/);
  });
});
