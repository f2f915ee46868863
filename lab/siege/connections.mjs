// Attacks that a client of HTTP cannot send: what is done with a connection of its own.
import { connect } from 'node:net';
import { birthRequest } from '../benchmarks/births.mjs';

const PIPELINED = 20;
const LEAVES_AFTER_MS = 20;
const BYTE_EVERY_MS = 1000;

const post = (path, body) => {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nhost: siege\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};
const get = (path) => `GET ${path} HTTP/1.1\r\nhost: siege\r\n\r\n`;

/** Whole charts and the description in one write. */
const manyRequests = (n) =>
  Array.from({ length: PIPELINED }, (_, row) =>
    row % 4 === 3 ? get('/openapi.json') : post('/horoscope', birthRequest(PIPELINED * n + row)),
  ).join('');

/** What each kind does with a connection to which it may write. */
const KINDS = {
  pipelines: (socket, n) => socket.write(manyRequests(n)),
  pipelinesAndLeaves(socket, n) {
    socket.write(manyRequests(n));
    setTimeout(() => socket.destroy(), LEAVES_AFTER_MS);
  },
  slowHead(socket) {
    socket.write('GET / HTTP/1.1\r\nhost: siege\r\nx-slow: ');
    const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
    socket.once('close', () => clearInterval(timer));
  },
  keeps: (socket) => socket.write(get('/')),
  comesAndGoes(socket) {
    socket.write(get('/'));
    socket.once('data', () => socket.destroy());
  },
};

/** Open a connection from an address and do with it as its kind does; the statuses of its answers are noted. */
export function openConnection(origin, { kind, from, n, note }) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('connect', () => KINDS[kind](socket, n));
  socket.on('data', (chunk) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) note(status);
  });
  socket.on('error', () => note('closed'));
  return socket;
}
