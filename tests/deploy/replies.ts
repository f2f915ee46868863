import { connect } from 'node:net';
import { expect } from 'vitest';

/** What a connection gets back until it is closed. */
export const rawReply = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('close', () => resolve(reply));
    // A connection that nginx gives up is reset; what it had to say came before.
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });

export const get = (port: number, target: string) =>
  rawReply(port, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);

export const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);

/** A failure in the form of every failure of the service. */
export function expectFailure(reply: string, status: number): void {
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect([statusOf(reply), /content-type: ([^\r]*)/i.exec(head)?.[1]]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
  expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/./) });
}
