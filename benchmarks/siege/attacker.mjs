// The attacker, in a process of its own: bursts of every kind of attack each minute. Prints what became of them when it ends.
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKER, begin } from './addresses.mjs';
import { ATTACKS } from './attacks.mjs';

// A real one brings a machine of its own: this one takes what the service and the others leave.
setPriority(constants.priority.PRIORITY_LOW);

const [origin, minutes] = process.argv.slice(2);
const BURST_MS = 60_500;
const LEAVES_AFTER_MS = 20;
const counts = ATTACKS.map(({ name }) => ({ name, sent: 0, statuses: {} }));
const types = { json: 'application/json', ndjson: 'application/x-ndjson' };

function send({ path, body, headers = {}, type = 'json', reader = 'reads' }, n, count) {
  const method = body === null ? 'GET' : 'POST';
  const request = begin(origin, path, { from: ATTACKER, method, headers: { ...headers, 'content-type': types[type] } });
  const note = (status) => {
    count.statuses[status] = (count.statuses[status] ?? 0) + 1;
  };
  count.sent += 1;
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
  const text = body(n);
  const bytes = Buffer.from(typeof text === 'string' ? text : JSON.stringify(text));
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

const until = performance.now() + Number(minutes) * 60_000;
let n = 500_000;
while (performance.now() < until) {
  const began = performance.now();
  // The kinds in turn, so that none has to wait for another; in pieces, because one process sends them all.
  const most = Math.max(...ATTACKS.map(({ perMinute }) => perMinute));
  for (let round = 0; round < most; round += 1) {
    for (const [at, attack] of ATTACKS.entries())
      if (round < attack.perMinute) setTimeout(send, attack.afterMs ?? 0, attack, n++, counts[at]);
    await sleep(5);
  }
  await sleep(Math.max(0, Math.min(BURST_MS - (performance.now() - began), until - performance.now())));
}
process.stdout.write(JSON.stringify(counts), () => process.exit(0));
