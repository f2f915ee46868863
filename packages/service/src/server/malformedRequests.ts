import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyInstance, FastifyReply } from 'fastify';
import { type Failure, failureWith } from 'ganita/api/errors.js';
import { connectionKey } from './clientKey.js';
import { writtenFailure } from './failureForm.js';
import type { RejectionLog } from './log/rejectionLog.js';

/** Errors of malformed requests by Node's codes. */
const FAULTS: Readonly<Record<string, Failure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: failureWith('arrived_too_slowly', 'the request did not arrive in time'),
  HPE_HEADER_OVERFLOW: failureWith('headers_too_large', 'the headers are larger than the limit'),
};
const NO_REQUEST = failureWith('malformed_request', 'malformed HTTP request');
const BAD_EXPECTATION = failureWith(
  'unsupported_expectation',
  'unsupported Expect header: only 100-continue is accepted',
);
const NO_CONNECT = failureWith('wrong_method', 'CONNECT is not supported');

/** Connections whose request is read while it is answered, so that it takes as long to arrive as to be computed. */
const readWhileAnswered = new WeakSet<Duplex>();

/** Answers of a connection that are not sent yet; more than one where a client did not wait for the first. */
const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();

/** Lift the time limit of the request of this answer; the next one on its connection has the usual limit again. */
export function allowLongArrival({ raw }: FastifyReply): void {
  const { socket } = raw;
  if (socket === null) return;
  readWhileAnswered.add(socket);
  raw.once('close', () => readWhileAnswered.delete(socket));
}

/** Answers malformed requests, in the short form because their headers are not known, and closes the connection. */
export const answerClientErrors = (rejections: RejectionLog) =>
  function (this: FastifyInstance, error: ConnectionError, socket: Duplex): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && readWhileAnswered.has(socket)) return;
    const failure = FAULTS[error.code] ?? NO_REQUEST;
    this.log.debug({ code: error.code, status: failure.status }, 'malformed request');
    // Where only the time is over, the parser would still take the rest of the request for one.
    const close = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? closeAtOnce : closeWhenRead;
    reject({ socket, failure, accept: undefined, close }, rejections);
  };

/**
 * Requests that Node would answer without a body, or not at all: an unsupported `Expect` header (417), and `CONNECT`
 * (405).
 */
export function answerUnusualRequests(server: Server, rejections: RejectionLog): void {
  server.on('request', noteUnanswered);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    noteUnanswered(request, response);
    const { status } = BAD_EXPECTATION;
    const { type, body } = writtenFailure(BAD_EXPECTATION, request.headers.accept);
    response
      .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), connection: 'close' })
      .end(body);
    rejections.add({ address: connectionKey(request.socket), status });
  });
  server.on('connect', ({ headers }: IncomingMessage, socket: Duplex) => {
    // Node leaves this socket to us: a client that has disconnected must not end the process.
    socket.on('error', () => socket.destroy());
    reject({ socket, failure: NO_CONNECT, accept: headers.accept, close: closeAtOnce }, rejections);
  });
}

function noteUnanswered({ socket }: IncomingMessage, response: ServerResponse): void {
  const known = unanswered.get(socket);
  const answers = known ?? new Set();
  if (known === undefined) socket.once('close', () => closeAll(answers));
  unanswered.set(socket, answers.add(response));
  response.once('close', () => answers.delete(response));
}

/**
 * Node emits `close` only on the response that currently owns the connection. The other responses of a client that sent
 * several requests and disconnected would never emit it, and what waits for it would never be released.
 */
function closeAll(answers: ReadonlySet<ServerResponse>): void {
  for (const response of [...answers]) {
    response.destroy();
    response.emit('close');
  }
}

/** Connections that are closed as soon as the answers due on them are out, with the bytes that had come by then. */
const closing = new WeakMap<Duplex, number>();

/** Answers due on this connection before the rejection. For an incomplete request the rejection is the answer. */
const dueOn = (socket: Duplex): readonly ServerResponse[] =>
  [...(unanswered.get(socket) ?? [])].filter(({ headersSent, req }) => headersSent || req.complete);

/** A connection whose last answer is a rejection. */
interface Rejected {
  readonly socket: Duplex;
  readonly failure: Failure;
  readonly accept: string | undefined;
  readonly close: (socket: Duplex) => void;
}

/**
 * Reject after the answers that are due. One that is still being written is cut off: nothing may be inserted into it.
 */
function reject(rejected: Rejected, rejections: RejectionLog): void {
  const { socket, failure } = rejected;
  if (closing.has(socket)) {
    // The parser reports each further piece of what it could not read.
    if ((socket as Socket).bytesRead - (closing.get(socket) ?? 0) > MAX_DISCARDED_BYTES) socket.destroy();
    return;
  }
  closing.set(socket, (socket as Socket).bytesRead);
  rejections.add({ address: connectionKey(socket as Socket), status: failure.status });
  const due = dueOn(socket);
  if (due.some(({ headersSent, writableEnded }) => headersSent && !writableEnded)) {
    socket.destroy();
    return;
  }
  let left = due.length;
  const closeInTurn = (): void => {
    left--;
    if (left <= 0) writeRejection(rejected);
  };
  if (left === 0) closeInTurn();
  for (const response of due) response.once('close', closeInTurn);
}

function writeRejection({ socket, failure, accept, close }: Rejected): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { type, body } = writtenFailure(failure, accept);
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  close(socket);
}

/** How long, and up to how many further bytes, a connection is read after its rejection. */
const LINGER_MS = 5000;
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;

const closeAtOnce = (socket: Duplex): void => void socket.destroy();

/**
 * Read on, and discard what comes, until the client closes its side: closing a connection with bytes that were not read resets
 * it, and the client would lose the answer.
 */
function closeWhenRead(socket: Duplex): void {
  socket.end();
  socket.resume();
  const bound = setTimeout(closeAtOnce, LINGER_MS, socket);
  socket.once('close', () => clearTimeout(bound));
}
