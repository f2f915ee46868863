import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { START_ENVIRONMENT } from '@ganita/service/server/startFlags.js';
import { afterEach, expect } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { chartOf, DELIVERED } from './chartRequest.js';
import { killGroup } from './killGroup.js';

/** The program of the package. */
export const BIN = fileURLToPath(new URL('../../bin/ganita.mjs', import.meta.url));
/** Its options for a free port. */
export const SERVE = ['serve', '--port', '0', '--host', '127.0.0.1'];
/** The environment of its service. */
export const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  WORKERS: '1',
  RATE_LIMIT_FACTOR: '0',
  MAX_DELAY_MS: '0',
};
// The tests themselves may have been started by npm, and with settings of memory.
for (const name of ['npm_command', ...Object.keys(START_ENVIRONMENT)]) delete ENVIRONMENT[name];

/** A started `ganita serve`. */
interface Served {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Process that serves requests, as its log names it. */
  readonly pid: number;
  readonly exited: Promise<readonly [status: number | null, signal: string | null]>;
  log(): string;
}

let started: ChildProcess | null = null;
afterEach(() => {
  killGroup(started);
  started = null;
});

/** Start a command in a process group of its own, and wait until a service listens. */
export async function serving(
  command: string,
  args: readonly string[],
  environment: object = {},
  cwd = '.',
): Promise<Served> {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started = child;
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const listening = /"pid":(\d+).*listening at (http:\/\/127\.0\.0\.1:\d+)/;
  await expect.poll(() => log).toMatch(listening);
  const [, pid, origin = ''] = listening.exec(log) ?? [];
  return { child, origin, pid: Number(pid), exited, log: () => log };
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/live`).then(
    () => true,
    () => false,
  );
/** Wait until nothing answers any more. */
export const isGone = ({ origin }: Served) => expect.poll(() => isServed(origin)).toBe(false);

/** A chart in flight: it has arrived, and is answered later. */
export async function chartInFlight({ origin, log }: Served): Promise<{ readonly reply: ReturnType<typeof chartOf> }> {
  const reply = chartOf(origin, CHENNAI_BIRTH);
  await expect.poll(log, { interval: 5 }).toContain('"path":"/horoscope"');
  return { reply };
}

/** Each signal, to the process alone and to its group, as a terminal, a supervisor and a shell send it. */
const SIGNALS = {
  terminated: ['SIGTERM', (pid: number) => pid],
  interrupted: ['SIGINT', (pid: number) => pid],
  'terminated with its group': ['SIGTERM', (pid: number) => -pid],
  'hung up on': ['SIGHUP', (pid: number) => pid],
  'hung up on with its group': ['SIGHUP', (pid: number) => -pid],
  killed: ['SIGKILL', (pid: number) => pid],
} as const;

/** After a signal `ganita serve` delivers what is in flight and leaves nothing behind. */
export async function expectServeEnds(how: keyof typeof SIGNALS): Promise<void> {
  const [signal, target] = SIGNALS[how];
  const served = await serving(process.execPath, [BIN, ...SERVE]);
  const { reply } = await chartInFlight(served);
  process.kill(target(served.child.pid ?? 0), signal);
  expect(await reply).toEqual(DELIVERED);
  const isPassedOn = signal === 'SIGTERM' || signal === 'SIGINT';
  expect(await served.exited).toEqual(isPassedOn ? [0, null] : [null, signal]);
  await isGone(served);
}
