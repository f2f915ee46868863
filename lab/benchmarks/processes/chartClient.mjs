// A client that requests charts, one after the other on each connection: `node chartClient.mjs PORT CONNECTIONS SECONDS
// fresh|same`. Prints `{ answers, perSecond, p50, p99 }`, latencies in milliseconds.
import { freshBirth, sameBirth } from '../parts/clients.mjs';
import { openConnection, printLatencies, requestText } from './rawHttp.mjs';

const [port, connections, seconds] = process.argv.slice(2, 5).map(Number);
const next = process.argv[5] === 'same' ? sameBirth : freshBirth;
const began = performance.now();
const until = began + seconds * 1000;
const latencies = [];

async function asking() {
  const connection = openConnection(port);
  while (performance.now() < until) {
    latencies.push(await connection.ask(requestText('POST', '/horoscope', ['accept-encoding: gzip'], next())));
  }
  connection.close();
}

await Promise.all(Array.from({ length: connections }, asking));
printLatencies(latencies, (performance.now() - began) / 1000);
