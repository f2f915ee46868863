import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START_ENVIRONMENT, START_FLAGS } from '@ganita/service/server/startFlags.js';
import { describe, expect, it } from 'vitest';
import { DELIVERED } from './chartRequest.js';
import { BIN, chartInFlight, ENVIRONMENT, expectServeEnds, isGone, SERVE, serving } from './served.js';

describe('ganita serve', () => {
  it.each(['terminated', 'hung up on with its group', 'killed'] as const)(
    'delivers what is in flight and leaves nothing behind when it is %s',
    expectServeEnds,
  );

  it('gives Node the options and the environment of npm start, once, and ends as the service ends when something kills that', async () => {
    const one = await serving(process.execPath, [...START_FLAGS, BIN, ...SERVE]);
    expect(one.pid).toBe(one.child.pid);
    one.child.kill('SIGTERM');
    expect(await one.exited).toEqual([0, null]);
    const two = await serving(process.execPath, [BIN, ...SERVE]);
    expect(two.pid).not.toBe(two.child.pid);
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${two.pid}/cmdline`, 'utf8').split('\0');
      expect(command.slice(1, 1 + START_FLAGS.length)).toEqual(START_FLAGS);
      const environment = readFileSync(`/proc/${two.pid}/environ`, 'utf8').split('\0');
      const settings = Object.entries(START_ENVIRONMENT).map((pair) => pair.join('='));
      expect(environment).toEqual(expect.arrayContaining(settings));
    }
    process.kill(two.pid, 'SIGKILL');
    expect(await two.exited).toEqual([null, 'SIGKILL']);
  });

  it('says at last where the pages are', async () => {
    const child = spawn(process.execPath, [BIN, ...SERVE], { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
    const [words] = await once(child.stderr, 'data');
    const place = String.raw`http://127\.0\.0\.1:\d+`;
    expect(String(words)).toMatch(
      new RegExp(`^ganita: charts and almanac at ${place}/, every endpoint to try at ${place}/docs\n$`),
    );
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
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

  it('stops when npx is stopped, which passes signals only to its shell', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-npx-'));
    mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    symlinkSync(BIN, join(folder, 'node_modules', '.bin', 'ganita'));
    const served = await serving('npx', ['ganita', ...SERVE], {}, folder);
    const { reply } = await chartInFlight(served);
    served.child.kill('SIGTERM');
    expect(await reply).toEqual(DELIVERED);
    await isGone(served);
    rmSync(folder, { recursive: true });
  });
});
