import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';

/** What is wrong with bytes that are no request, by the code Node gives it. */
const FAULTS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request did not arrive in time'],
  HPE_HEADER_OVERFLOW: [431, 'the headers are larger than the limit'],
};
const NO_REQUEST = [400, 'this is no HTTP request'] as const;

/** Answer what never became a request, in the form of every failure, and close the connection. */
export function answerClientError(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = FAULTS[error.code] ?? NO_REQUEST;
  this.log.debug({ code: error.code, status }, 'no request');
  if (socket.writable) {
    const body = JSON.stringify({ detail });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
