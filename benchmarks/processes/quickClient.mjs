// A client that sends small requests at fixed times, whether or not earlier ones are answered:
// `node quickClient.mjs PORT PATH PER_SECOND SECONDS`. Prints `{ answers, p50, p99 }`; latency counts from when a request is
// sent: no request waits for an answer to another, so only the client's own timer can be late.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [port, path, perSecond, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const latencies = [];

const ask = () =>
  new Promise((resolve, reject) => {
    const sent = performance.now();
    get({ port, path, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => resolve(latencies.push(performance.now() - sent)));
    }).once('error', reject);
  });

const began = performance.now();
const under = [];
for (let sent = 0; sent < perSecond * seconds; sent += 1) {
  const due = began + (sent * 1000) / perSecond;
  const ahead = due - performance.now();
  if (ahead > 0) await sleep(ahead);
  under.push(ask());
}
await Promise.all(under);
agent.destroy();
const sorted = latencies.sort((a, b) => a - b);
const quantile = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
console.log(JSON.stringify({ answers: sorted.length, p50: quantile(0.5), p99: quantile(0.99) }));
