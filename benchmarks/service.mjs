// Figures of the running service: boot, memory, cached charts, /health beside charts. One server process with two workers.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { birthRequest } from './births.mjs';

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
const SECONDS = Number(process.env.SECONDS ?? 8);

function start() {
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', WORKERS: '2', RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(chunk));
      if (found) resolve({ child, origin: found[1], bootMs: performance.now() - began });
    });
  });
}

const rssMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const chart = (n) => ({
  method: 'POST',
  path: '/horoscope',
  headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
  body: JSON.stringify(birthRequest(n)),
});

const load = (origin, options) => autocannon({ url: origin, duration: SECONDS, ...options });

const { child, origin, bootMs } = await start();
console.log(`boot to listening            ${bootMs.toFixed(0)} ms`);
await new Promise((resolve) => setTimeout(resolve, 1500));
console.log(`resident, idle, two workers  ${rssMb(child.pid).toFixed(0)} MB`);

const cached = await load(origin, { connections: 20, requests: [chart(1)] });
console.log(
  `cached chart                 ${cached.requests.average.toFixed(0)} a second, p99 ${cached.latency.p99} ms`,
);

let n = 1000;
const fresh = {
  connections: 4,
  requests: [{ ...chart(0), setupRequest: (request) => ({ ...request, body: JSON.stringify(birthRequest(n++)) }) }],
};
const [charts, health] = await Promise.all([
  load(origin, fresh),
  load(origin, { connections: 1, overallRate: 50, requests: [{ method: 'GET', path: '/health' }] }),
]);
console.log(
  `fresh charts, two workers    ${charts.requests.average.toFixed(1)} a second, p99 ${charts.latency.p99} ms, non-2xx ${charts.non2xx}`,
);
console.log(`/health beside them          p50 ${health.latency.p50} ms, p99 ${health.latency.p99} ms`);
console.log(`resident after the load      ${rssMb(child.pid).toFixed(0)} MB`);
child.kill('SIGTERM');
