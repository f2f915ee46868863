import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { START_FLAGS } from '../../src/server/startFlags.js';
import { CHENNAI_BIRTH } from '../http/birth.js';

const BIN = fileURLToPath(new URL('../../bin/ganita.mjs', import.meta.url));
const SERVE = ['serve', '--port', '0', '--host', '127.0.0.1'];
const ENVIRONMENT: NodeJS.ProcessEnv = { ...process.env, WORKERS: '1', RATE_LIMIT_FACTOR: '0', MAX_DELAY_MS: '0' };
// The tests themselves may have been started by npm.
delete ENVIRONMENT.npm_command;

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
  if (started?.pid !== undefined) {
    try {
      process.kill(-started.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  started = null;
});

/** Start a command in a process group of its own, and wait until a service listens. */
async function serving(command: string, args: readonly string[], environment: object = {}, cwd = '.'): Promise<Served> {
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
const isGone = ({ origin }: Served) => expect.poll(() => isServed(origin)).toBe(false);

/** A chart in flight: it has arrived, and is answered later. */
async function chartInFlight({ origin, log }: Served): Promise<{ readonly reply: Promise<number> }> {
  const reply = fetch(`${origin}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CHENNAI_BIRTH),
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
  await expect.poll(log, { interval: 5 }).toContain('"path":"/horoscope"');
  return { reply };
}

describe('ganita serve', () => {
  it.each([
    ['SIGTERM', 'the process alone', (pid: number) => pid],
    ['SIGINT', 'the process alone', (pid: number) => pid],
    ['SIGTERM', 'its whole group', (pid: number) => -pid],
    ['SIGHUP', 'the process alone', (pid: number) => pid],
    ['SIGHUP', 'its whole group', (pid: number) => -pid],
    ['SIGKILL', 'the process alone', (pid: number) => pid],
  ] as const)('delivers what is in flight and leaves nothing behind on %s to %s', async (signal, _name, target) => {
    const served = await serving(process.execPath, [BIN, ...SERVE]);
    const { reply } = await chartInFlight(served);
    process.kill(target(served.child.pid ?? 0), signal);
    expect(await reply).toBe(200);
    const isPassedOn = signal === 'SIGTERM' || signal === 'SIGINT';
    expect(await served.exited).toEqual(isPassedOn ? [0, null] : [null, signal]);
    await isGone(served);
  });

  it('gives Node the options of npm start, once', async () => {
    const one = await serving(process.execPath, [...START_FLAGS, BIN, ...SERVE]);
    expect(one.pid).toBe(one.child.pid);
    one.child.kill('SIGTERM');
    expect(await one.exited).toEqual([0, null]);
    const two = await serving(process.execPath, [BIN, ...SERVE]);
    expect(two.pid).not.toBe(two.child.pid);
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${two.pid}/cmdline`, 'utf8').split('\0');
      expect(command.slice(1, 1 + START_FLAGS.length)).toEqual(START_FLAGS);
    }
  });

  it('ends with the status and the words of the service', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { readonly port: number };
    const child = spawn(process.execPath, [BIN, 'serve', '--port', String(port)], {
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(words).toMatch(/^ganita: listen EADDRINUSE[^\n]*\n$/);
    holder.close();
  });

  it('ends as the service ends when something kills that', async () => {
    const served = await serving(process.execPath, [BIN, ...SERVE]);
    process.kill(served.pid, 'SIGKILL');
    expect(await served.exited).toEqual([null, 'SIGKILL']);
  });

  it('stops when npx is stopped, which passes signals only to its shell', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-npx-'));
    mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    symlinkSync(BIN, join(folder, 'node_modules', '.bin', 'ganita'));
    const served = await serving('npx', ['ganita', ...SERVE], {}, folder);
    const { reply } = await chartInFlight(served);
    served.child.kill('SIGTERM');
    expect(await reply).toBe(200);
    await isGone(served);
    rmSync(folder, { recursive: true });
  });
});
