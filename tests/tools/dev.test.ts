import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type House, houseWith } from './house.js';

const program = fileURLToPath(new URL('../../tools/dev.mjs', import.meta.url));
const MAIN = 'packages/service/src/server/main.ts';

/** A service that prints one word and stays until it is stopped. */
const service = (word: string): string => `console.log(${word}); setInterval(() => {}, 1000);\n`;

let house: House;
let dev: ChildProcess;
let printed = '';

beforeEach(() => {
  house = houseWith({ [MAIN]: service("'first version'") });
  printed = '';
  dev = spawn(process.execPath, [program, house.root], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (printed += String(text)));
});

afterEach(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  house.remove();
});

it('npm run dev restarts the service on a change, keeps it through an error, and ends with it', async () => {
  await expect.poll(() => printed).toContain('first version');
  house.put(MAIN, service("'second version'").replace('(', '(('));
  await expect.poll(() => printed).toContain('ERROR');
  expect(printed).not.toMatch(/^second version/m);
  house.put(MAIN, service("'third version'"));
  await expect.poll(() => printed).toContain('third version');

  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  expect((await ended)[1]).toBe('SIGTERM');
});
