import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { type ServerProcess, startServer } from './server.js';
import { sharedServer } from './sharedServer.js';

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = null;
});

const chart = (origin: string, body: object = CHENNAI_BIRTH) =>
  fetch(`${origin}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What a raw connection gets back until it is closed. */
const rawReply = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
  });

describe('the server process', () => {
  it('answers the same bytes as another process', async () => {
    server = await startServer();
    const one = await (await chart(server.origin)).text();
    expect(await (await chart((await sharedServer()).origin)).text()).toBe(one);
  });

  it('closes the connection of a client that never finishes its request, and serves others meanwhile', async () => {
    server = await startServer({ REQUEST_TIMEOUT_SECONDS: '1' });
    const slow = rawReply(
      server.port,
      'POST /horoscope HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"date"',
    );
    expect((await chart(server.origin)).status).toBe(200);
    expect(await slow).toMatch(/^(HTTP\/1\.1 408 [\s\S]*\{"detail":"the request did not arrive in time"\}|$)/);
  });

  it('answers what is no request with a detail and goes on', async () => {
    const server = await sharedServer();
    const longHeader = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
    for (const [text, status] of [
      ['GARBAGE\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n', 417],
      ['POST /panchang HTTP/1.1\r\nhost: x\r\nexpect: \r\ncontent-length: 9\r\n\r\n', 417],
      ['CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n', 405],
      ['GET /health\r\n\r\n', 400],
      ['GET /health HTTP/0.9\r\nhost: x\r\n\r\n', 400],
      ['GET /health HTTP/2.0\r\nhost: x\r\n\r\n', 400],
      ['POST /nowhere HTTP/2.0\r\nhost: x\r\n\r\n', 400],
      ['GET * HTTP/1.1\r\nhost: x\r\n\r\n', 400],
      ['QUERY * HTTP/1.1\r\nhost: x\r\n\r\n', 400],
      [longHeader, 431],
    ] as const) {
      const reply = await rawReply(server.port, text);
      expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(Object.keys(JSON.parse(reply.split('\r\n\r\n')[1] ?? '') as object)).toEqual(['detail']);
    }
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  });

  it('answers headers of many megabytes with 431 and lets the client read that', async () => {
    const server = await sharedServer();
    const lines = `x: ${'a'.repeat(10_000)}\r\n`.repeat(500);
    for (let n = 0; n < 5; n++) {
      const reply = await rawReply(server.port, `GET / HTTP/1.1\r\nhost: x\r\n${lines}\r\n`);
      expect(reply).toMatch(/^HTTP\/1\.1 431 [\s\S]*\{"detail":"the headers are larger than the limit"\}$/);
    }
  });

  it('reads no more of headers without end than some megabytes', async () => {
    const server = await sharedServer();
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const piece = Buffer.alloc(1024 * 1024, 'a');
    const send = (error?: Error | null): void => {
      if (!error) socket.write(piece, send);
    };
    socket.write('GET / HTTP/1.1\r\nx: ', send);
    await closed;
    expect(socket.bytesWritten).toBeLessThan(64 * 1024 * 1024);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  });

  it('answers OPTIONS of the whole service', async () => {
    const { port } = await sharedServer();
    const reply = await rawReply(port, 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 204 /);
  });

  it('requires a Host in HTTP/1.1 only, and invites a body that waits to be sent', async () => {
    const server = await sharedServer();
    expect(await rawReply(server.port, 'GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    const body = JSON.stringify(CHENNAI_BIRTH);
    const waiting = `POST /gochar HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    expect(await rawReply(server.port, waiting + body)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });

  it('delivers a whole chart to a client that reads slowly, and serves others meanwhile', async () => {
    const server = await sharedServer();
    const { origin, port } = server;
    const body = JSON.stringify(CHENNAI_BIRTH);
    const slow = connect(port, '127.0.0.1');
    slow.write(
      `POST /horoscope HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    let received = 0;
    const ended = new Promise<void>((resolve) => slow.once('close', () => resolve()));
    slow.on('data', (chunk) => {
      received += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 2);
    });
    for (let n = 0; n < 5; n++) expect((await fetch(`${origin}/health`)).status).toBe(200);
    await ended;
    expect(received).toBeGreaterThan(1_000_000);
  });

  it('goes on when clients leave before their answer', async () => {
    const server = await sharedServer();
    const { origin } = server;
    const leave = new AbortController();
    const leavers = Array.from({ length: 20 }, (_, second) =>
      fetch(`${origin}/horoscope`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...CHENNAI_BIRTH, time: `09:00:${10 + second}` }),
        signal: leave.signal,
      }).catch((error: Error) => error.name),
    );
    // They have come in, and most of them wait for those before.
    await expect.poll(() => server.log(), { interval: 5 }).toContain('"path":"/horoscope"');
    leave.abort();
    await Promise.all(leavers);
    const halfSent = connect(server.port, '127.0.0.1');
    halfSent.write('POST /gochar HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{');
    await expect.poll(() => server.log()).toContain('"path":"/gochar"');
    halfSent.resetAndDestroy();
    expect((await chart(origin)).status).toBe(200);
    await expect.poll(() => server.log()).toContain('"status":499');
    expect(server.log()).not.toContain('"level":50');
  });

  it('logs neither birth data nor health checks, and escapes what a caller sends', async () => {
    const { origin, port, log } = await sharedServer();
    await (await chart(origin, { ...CHENNAI_BIRTH, place: 'Secretville' })).arrayBuffer();
    await fetch(`${origin}/health`);
    await rawReply(port, 'GET /x%0a%1b[31mforged?name=Secretville HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    // Tests before it may have left a line.
    await expect.poll(() => log().match(/request completed/g)?.length).toBeGreaterThanOrEqual(2);
    const lines = log().trim().split('\n');
    expect(lines.every((line) => typeof JSON.parse(line) === 'object')).toBe(true);
    expect(log()).not.toMatch(/Secretville|1996-12-07|13\.0827|\/health/);
    expect(log()).not.toContain(String.fromCharCode(27));
    expect(log()).toContain('/horoscope');
  });

  it('stops at boot when a setting is wrong, and says which', async () => {
    await expect(startServer({ PORT: '99999' })).rejects.toThrow(/setting PORT/);
    await expect(startServer({ TRUST_PROXY: 'perhaps' })).rejects.toThrow(/setting TRUST_PROXY/);
  });

  it('stops at boot with one line when the port is taken', async () => {
    const server = await sharedServer();
    await expect(startServer({ PORT: String(server.port) })).rejects.toThrow(/ganita: listen EADDRINUSE[^\n]*\n$/);
  });
});
