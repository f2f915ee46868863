// Other clients beside the attacker, in a process of their own: `node others.mjs ORIGIN SECONDS`, small charts, pages, pictures,
// searches, calls of agents and /health, within their limits. Prints latencies and how long this process itself waited for a core.
import { setTimeout as sleep } from 'node:timers/promises';
import { birthRequest } from '../benchmarks/births.mjs';
import { dateInTurn, daysAfter } from '../benchmarks/dates.mjs';
import { keeping, OTHERS, statusOf } from './addresses.mjs';
import { watchThread } from './thread.mjs';

const [origin, seconds] = process.argv.slice(2);
/** A little less than 30 charts and 200 calls of /health a minute. */
const CHART_EVERY_MS = 2100;
const HEALTH_EVERY_MS = 320;
const LONGEST_ANSWER_MS = 3000;
/** Six a minute of each of the others. */
const OTHER_EVERY_MS = 10_000;
const until = performance.now() + Number(seconds) * 1000;

/** Latencies in milliseconds, from when a request is sent, and what was no 200. */
const newKind = () => ({ latencies: [], faults: [] });
const kinds = {
  chart: newKind(),
  health: newKind(),
  page: newKind(),
  picture: newKind(),
  search: newKind(),
  agent: newKind(),
};
let waitedMs = 0;
watchThread(({ waited }) => {
  waitedMs = Math.max(waitedMs, waited);
});

const PUNE = { latitude: 18.5, longitude: 73.9, zone: 'Asia/Kolkata' };
const MCP_ACCEPT = { accept: 'application/json, text/event-stream' };
const agentCall = (date) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_panchang', arguments: { place: 'Pune', date } },
});

async function ask(kind, ...request) {
  const began = performance.now();
  const status = await statusOf(origin, ...request);
  kind.latencies.push(performance.now() - began);
  if (status !== 200) kind.faults.push(status);
}

async function everySoOften(ms, offset, send) {
  const began = performance.now() + offset;
  for (let n = 0; began + n * ms < until; n += 1) {
    await sleep(Math.max(0, began + n * ms - performance.now()));
    void send(n);
  }
}

await Promise.all(
  OTHERS.flatMap((from, row) => {
    const agent = keeping();
    const chart = (n) => ({ ...birthRequest(10_000 * row + n), sections: ['divisional_charts', 'nakshatra_pada'] });
    const day = (n) => dateInTurn(1000 * row + n);
    const others = [
      ['page', (n) => [`/app/day?place=Pune&at=18.5,73.9,Asia/Kolkata&date=${day(n)}`, { method: 'GET' }]],
      ['picture', (n) => ['/svg/chart', {}, birthRequest(10_000 * row + n)]],
      [
        'search',
        (n) => [
          '/panchang/search',
          {},
          { ...PUNE, from_date: day(n), to_date: daysAfter(day(n), 30), where: { tithi: 2 } },
        ],
      ],
      ['agent', (n) => ['/mcp', { headers: MCP_ACCEPT }, agentCall(day(n))]],
    ];
    return [
      ...others.map(([kind, of], at) =>
        everySoOften(OTHER_EVERY_MS, ((row + at / others.length) * OTHER_EVERY_MS) / OTHERS.length, (n) => {
          const [path, options, body] = of(n);
          return ask(kinds[kind], path, { from, agent, ...options }, body);
        }),
      ),
      everySoOften(CHART_EVERY_MS, (row * CHART_EVERY_MS) / OTHERS.length, (n) =>
        ask(kinds.chart, '/horoscope', { from, agent }, chart(n)),
      ),
      everySoOften(HEALTH_EVERY_MS, (row * HEALTH_EVERY_MS) / OTHERS.length, () =>
        ask(kinds.health, '/health', { from, agent, method: 'GET' }),
      ),
    ];
  }),
);
await sleep(LONGEST_ANSWER_MS);
process.stdout.write(JSON.stringify({ ...kinds, waitedMs }), () => process.exit(0));
