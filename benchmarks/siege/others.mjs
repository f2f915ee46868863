// Those who ask beside the attacker, in a process of their own: small charts and /health, within their limits. Prints latencies.
import { setTimeout as sleep } from 'node:timers/promises';
import { birthRequest } from '../births.mjs';
import { keeping, OTHERS, statusOf } from './addresses.mjs';

const [origin, minutes] = process.argv.slice(2);
/** A little less than 30 charts and 200 calls of /health a minute. */
const CHART_EVERY_MS = 2100;
const HEALTH_EVERY_MS = 320;
const until = performance.now() + Number(minutes) * 60_000;

/** Latencies in milliseconds, from when a request was due, and what was no 200. */
const newKind = () => ({ latencies: [], faults: [] });
const kinds = { chart: newKind(), health: newKind() };

async function ask(kind, due, ...request) {
  const status = await statusOf(origin, ...request);
  kind.latencies.push(performance.now() - due);
  if (status !== 200) kind.faults.push(status);
}

async function everySoOften(ms, offset, send) {
  const began = performance.now() + offset;
  for (let n = 0; began + n * ms < until; n += 1) {
    await sleep(Math.max(0, began + n * ms - performance.now()));
    void send(n, began + n * ms);
  }
}

await Promise.all(
  OTHERS.flatMap((from, row) => {
    const agent = keeping();
    const chart = (n) => ({ ...birthRequest(10_000 * row + n), sections: ['divisional_charts', 'nakshatra_pada'] });
    return [
      everySoOften(CHART_EVERY_MS, (row * CHART_EVERY_MS) / OTHERS.length, (n, due) =>
        ask(kinds.chart, due, '/horoscope', { from, agent }, chart(n)),
      ),
      everySoOften(HEALTH_EVERY_MS, (row * HEALTH_EVERY_MS) / OTHERS.length, (_, due) =>
        ask(kinds.health, due, '/health', { from, agent, method: 'GET' }),
      ),
    ];
  }),
);
await sleep(3000);
process.stdout.write(JSON.stringify(kinds), () => process.exit(0));
