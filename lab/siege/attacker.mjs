// The attacker, in a process of its own: `node attacker.mjs ORIGIN SECONDS ADDRESS HOLD_SECONDS NAMES`. Bursts of the named
// attacks (a JSON list) each minute; then it sends nothing new for so many seconds and keeps the connections on which it reads
// nothing or sends slowly. Prints what became of each attack.
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { begin } from './addresses.mjs';
import { ATTACKS } from './attacks.mjs';
import { openConnection } from './connections.mjs';

// A real one brings a machine of its own: this one takes what the service and the others leave.
setPriority(constants.priority.PRIORITY_LOW);

const [origin, seconds, from, holdSeconds, names] = process.argv.slice(2);
const wanted = JSON.parse(names);
const attacks = ATTACKS.filter(({ name }) => wanted.includes(name));
const BURST_MS = 60_500;
/** Piece by piece, because one process sends them all. */
const ROUND_MS = 5;
/** Kinds by which the next burst starts later. */
const STEP = 4;
const LEAVES_AFTER_MS = 20;
const counts = attacks.map(({ name }) => ({ name, sent: 0, statuses: {} }));
const types = { json: 'application/json', ndjson: 'application/x-ndjson', form: 'application/x-www-form-urlencoded' };
/** Connections on which it reads and writes as it should. */
const honest = new Set();
const isHonest = ({ reader = 'reads', connection }) => reader === 'reads' && connection !== 'slowHead';
const bytesOf = (body) =>
  Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

function send(attack, n, count) {
  const note = (status) => {
    count.statuses[status] = (count.statuses[status] ?? 0) + 1;
  };
  count.sent += 1;
  if (attack.connection !== undefined) {
    const socket = openConnection(origin, { kind: attack.connection, from, n, note });
    if (isHonest(attack)) keepHonest(socket);
    return;
  }
  const { body, headers = {}, type = 'json', reader = 'reads' } = attack;
  const path = typeof attack.path === 'function' ? attack.path(n) : attack.path;
  const method = body === null ? 'GET' : 'POST';
  const request = begin(origin, path, { from, method, headers: { ...headers, 'content-type': types[type] } });
  if (isHonest(attack)) request.once('socket', keepHonest);
  request.on('error', () => note('closed'));
  request.on('response', (answer) => {
    note(answer.statusCode);
    answer.on('error', () => undefined);
    if (reader === 'nothing') answer.pause();
    else answer.resume();
  });
  if (method === 'GET') {
    request.end();
    return;
  }
  const bytes = bytesOf(body(n));
  if (reader === 'slowly') {
    request.setHeader('content-length', bytes.length);
    let at = 0;
    const timer = setInterval(() => request.write(bytes.subarray(at, ++at)), 1000);
    request.once('close', () => clearInterval(timer));
    return;
  }
  request.end(bytes);
  if (reader === 'leaves') setTimeout(() => request.destroy(), LEAVES_AFTER_MS);
}

function keepHonest(socket) {
  honest.add(socket);
  socket.once('close', () => honest.delete(socket));
}

const until = performance.now() + Number(seconds) * 1000;
let n = 500_000;
let bursts = 0;
while (performance.now() < until) {
  const began = performance.now();
  // The kinds in turn, so that none has to wait for another, and another one first in each burst: limits let the first through.
  const inTurn = attacks.map((_, at) => (at + bursts * STEP) % attacks.length);
  bursts += 1;
  const most = Math.max(...attacks.map(({ perMinute }) => perMinute));
  for (let round = 0; round < most && performance.now() < until; round += 1) {
    for (const at of inTurn) if (round < attacks[at].perMinute) send(attacks[at], n++, counts[at]);
    await sleep(ROUND_MS);
  }
  // A timer may be early by less than a millisecond.
  await sleep(Math.max(0, Math.min(BURST_MS - (performance.now() - began), until - performance.now())) + 1);
}
for (const socket of honest) socket.destroy();
await sleep(Number(holdSeconds) * 1000);
process.stdout.write(JSON.stringify(counts), () => process.exit(0));
