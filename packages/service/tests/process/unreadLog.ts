import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';
import { freePort } from '../../../../tools/freePort.mjs';
import { CHENNAI_BIRTH } from '../http/birth.js';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill('SIGKILL');
  child = null;
});

/** A service whose log goes where its test does not read it. It ends with the test. */
export async function startUnread(stdout: number | 'pipe') {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const started = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      WORKERS: '1',
      RATE_LIMIT_FACTOR: '0',
      MAX_DELAY_MS: '0',
    },
    stdio: ['ignore', stdout, 'ignore'],
  });
  child = started;
  const origin = `http://127.0.0.1:${port}`;
  const send = async (path: string) => {
    const reply = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(60_000) });
    await reply.arrayBuffer();
    return reply.status;
  };
  await expect.poll(() => send('/health').catch(() => null), { interval: 100 }).toBe(200);
  return {
    child: started,
    send,
    chart: async () => {
      const reply = await fetch(`${origin}/horoscope`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'] }),
      });
      await reply.arrayBuffer();
      return reply.status;
    },
    dropped: async () => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/ganita_faults_total\{what="log_dropped"\} (\d+)/.exec(figures)?.[1] ?? 0);
    },
    async stopped() {
      const exited = once(started, 'exit');
      started.kill('SIGTERM');
      return (await exited)[0] as number | null;
    },
  };
}
