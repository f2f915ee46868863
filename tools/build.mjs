#!/usr/bin/env node
/**
 * Builds `dist` from `src`, the index of places and the examples of the documentation, if they are missing or older than their inputs. Prints
 * nothing when there is nothing to do. Two builds at once wait for each other. Messages go to stderr, so that a command's own output stays clean.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { areExamplesFresh, buildExamples } from './examples/buildExamples.mjs';
import { withLock } from './lockFile.mjs';
import { arePlacesFresh, buildPlaces } from './places/buildPlaces.mjs';
import { filesUnder, fingerprint, hasTypes, plan, TYPES } from './sourceTree.mjs';

const packageRoot = dirname(import.meta.dirname);
const REGISTER = new URL('./typescript/register.mjs', import.meta.url).href;
const WRITE_TYPES = join(import.meta.dirname, 'types', 'writeTypes.ts');

/** Build the project at `root`. An installed package has no compiler settings: its `dist` was built before packing. */
export async function build(root = packageRoot) {
  if (!existsSync(join(root, 'tsconfig.build.json')) || isAllFresh(root)) return;
  await withLock(join(root, '.cache', 'build.lock'), async () => {
    if (!isFresh(root)) rebuild(root);
    if (!arePlacesFresh(root)) buildPlaces(root);
    if (!areExamplesFresh(root)) buildExamples(root);
  });
}

const isAllFresh = (root) => isFresh(root) && arePlacesFresh(root) && areExamplesFresh(root);

/** Build; on failure say why and end the process with status 1. */
export async function buildOrExit(root = packageRoot) {
  try {
    await build(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const stampOf = (root) => join(root, 'dist', '.built');
const missingOutputs = (root) => plan(root).outputs.filter((path) => !existsSync(join(root, 'dist', path)));

function isFresh(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root) && missingOutputs(root).length === 0;
}

function rebuild(root) {
  const stamp = stampOf(root);
  const inputs = fingerprint(root);
  const { assets, outputs } = plan(root);
  console.error('building dist ...');
  rmSync(stamp, { force: true });
  // The compiler's memory of what it wrote is wrong once an output has been deleted.
  if (missingOutputs(root).length > 0) rmSync(join(root, 'dist', '.tsbuildinfo'), { force: true });
  run('the build', root, [compilerPath(), '-p', 'tsconfig.build.json']);
  if (hasTypes(root)) run('the types of the package', root, ['--import', REGISTER, WRITE_TYPES, join('dist', TYPES)]);
  for (const path of assets) {
    const target = join(root, 'dist', path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, 'src', path), target);
  }
  const expected = new Set([...outputs, '.tsbuildinfo']);
  for (const path of filesUnder(join(root, 'dist'))) {
    if (!expected.has(path)) rmSync(join(root, 'dist', path));
  }
  writeFileSync(stamp, inputs);
}

function run(what, root, args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${what} failed`);
}

/** The compiler's program. Error: it is not installed. */
export function compilerPath() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    throw new Error('dist must be built and TypeScript is not installed: run `npm ci` first');
  }
}

if (realpathSync(process.argv[1]) === import.meta.filename) await buildOrExit(process.argv[2]);
