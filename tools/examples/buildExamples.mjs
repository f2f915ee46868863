#!/usr/bin/env node
/** Builds `data/responseExamples.json`, the answers that the OpenAPI document shows, if `dist` or the code for it has changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordSum, sumFileOf } from '../data/sums.mjs';

const packageRoot = dirname(dirname(import.meta.dirname));
const REGISTER = new URL('../typescript/register.mjs', import.meta.url).href;
const PROGRAM = join('tools', 'examples', 'writeExamples.ts');
const MAKERS = ['bounded', 'exampleAnswers', 'writeExamples'].map((name) => `tools/examples/${name}.ts`);

/** @param {string} root */
const target = (root) => join(root, 'data', 'responseExamples.json');

/** @param {string} file */
const changedAt = (file) => statSync(file).mtimeMs;

/** Whether the examples are there and newer than what makes them, or cannot be made here. */
export function areExamplesFresh(root = packageRoot) {
  if (!existsSync(join(root, PROGRAM))) return true;
  if (![target(root), sumFileOf(target(root))].every((file) => existsSync(file))) return false;
  const inputs = [join(root, 'dist', '.tsbuildinfo'), ...MAKERS.map((maker) => join(root, maker))];
  return changedAt(target(root)) >= Math.max(...inputs.map(changedAt));
}

/** Build the examples of a checkout whose `dist` and index of places are built. */
export function buildExamples(root = packageRoot) {
  console.error('computing the examples of the documentation ...');
  const args = ['--import', REGISTER, join(root, PROGRAM), target(root)];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the examples could not be computed');
  recordSum(target(root));
}

if (process.argv[1] === import.meta.filename && !areExamplesFresh()) buildExamples();
