// A client that sends small requests at fixed times, whether or not earlier ones are answered:
// `node quickClient.mjs PORT PATH PER_SECOND SECONDS`. Prints `{ answers, perSecond, p50, p99 }`; latency counts from when a
// request is sent: no request waits for an answer to another, so only the client's own timer can be late.
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection, printLatencies, requestText } from './rawHttp.mjs';

const port = Number(process.argv[2]);
const text = requestText('GET', process.argv[3]);
const [perSecond, seconds] = process.argv.slice(4).map(Number);
/** Idle connections; a service may have closed some. Another is opened when none is left. */
const idle = [];
const latencies = [];

function idleConnection() {
  while (idle.length > 0) {
    const connection = idle.pop();
    if (connection.isOpen()) return connection;
  }
  return openConnection(port);
}

async function ask() {
  const connection = idleConnection();
  latencies.push(await connection.ask(text));
  idle.push(connection);
}

const began = performance.now();
const under = [];
for (let sent = 0; sent < perSecond * seconds; sent += 1) {
  const due = began + (sent * 1000) / perSecond;
  const ahead = due - performance.now();
  if (ahead > 0) await sleep(ahead);
  under.push(ask());
}
await Promise.all(under);
for (const connection of idle) connection.close();
printLatencies(latencies, (performance.now() - began) / 1000);
