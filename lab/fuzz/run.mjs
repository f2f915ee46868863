#!/usr/bin/env node
/**
 * `npm run fuzz -- --cases 100000 --seed 7`: starts the built service and attacks it. Prints what came of the cases; ends with
 * status 1 on any error. The same seed sends the same cases; without one it takes the time of day, and prints it.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOrExit } from '../../tools/build.mjs';

const root = join(import.meta.dirname, '..', '..');

/**
 * @param {string} name
 * @param {string} text
 */
const whole = (name, text) => {
  if (/^\d{1,9}$/.test(text)) return text;
  console.error(`fuzz: --${name} must be a whole number`);
  process.exit(1);
};

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const env = { FUZZ_CASES: whole('cases', values.cases), FUZZ_SEED: whole('seed', values.seed) };

buildOrExit(root);
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'isolated', 'lab/fuzz/fuzz.test.ts'], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
process.exit(status ?? 1);
