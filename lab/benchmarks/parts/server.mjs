import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';

const MAIN = fileURLToPath(new URL('../../../packages/service/dist/server/main.js', import.meta.url));

/** CPU time of all threads of a process so far; the kernel counts in hundredths of a second. */
export function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The service in a process of its own, without rate limits: `{ origin, bootMs, residentMb(), cpuMs(), stop() }`. */
export function startServer(workers) {
  const began = performance.now();
  const child = spawn(process.execPath, [...START_FLAGS, MAIN], {
    env: {
      ...START_ENVIRONMENT,
      ...process.env,
      PORT: '0',
      WORKERS: String(workers),
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;
  const cpuMs = () => cpuMsOf(child.pid);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const found = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(String(chunk));
      if (found) resolve({ origin: found[1], bootMs: performance.now() - began, residentMb, cpuMs, stop });
    });
  });
}

/** Time for threads to open their ephemeris and the collector to tidy up. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
