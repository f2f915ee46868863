#!/usr/bin/env node
/**
 * Builds `dist` from `src`, the index of places and the examples of the documentation, as far as they are missing or older
 * than their inputs. Messages go to stderr, so that a command's own output stays clean.
 *
 *   node tools/build.mjs            in a fraction of a second if nothing is to be done
 *   node tools/build.mjs --clean    all of `dist` again: nothing is left of a source that was removed
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { areProgramsFresh } from './bundle/bundlePrograms.mjs';
import { areExamplesFresh, buildExamples } from './examples/buildExamples.mjs';
import { arePlacesFresh, buildPlaces } from './places/buildPlaces.mjs';

const packageRoot = dirname(import.meta.dirname);
const REGISTER = new URL('./typescript/register.mjs', import.meta.url).href;
const BUNDLER = join(import.meta.dirname, 'bundle', 'bundlePrograms.mjs');
const TYPE_MAKERS = join(import.meta.dirname, 'types');

/**
 * Build the project at `root`. Without the compiler (`npm ci --omit=dev`) what was built before is used as it is.
 * Errors: the sources do not compile; nothing was built and there is no compiler.
 *
 * @param {string} [root]
 * @param {{ clean?: boolean }} [options]
 */
export function build(root = packageRoot, { clean = false } = {}) {
  const compiler = compilerPath();
  const dist = join(root, 'dist');
  if (compiler === null) {
    if (existsSync(dist)) return;
    throw new Error('dist must be built and TypeScript is not installed: run `npm ci` first');
  }
  if (clean) rmSync(dist, { recursive: true, force: true });
  if (!existsSync(dist)) console.error('building dist ...');
  run('the build', root, [compiler, '--build', ...projectsOf(root)]);
  copyAssets(join(root, 'src'), dist);
  bundlePrograms(root);
  if (root === packageRoot) writeTypes(join(dist, 'types', 'index.d.ts'));
  if (!arePlacesFresh(root)) buildPlaces(root);
  if (!areExamplesFresh(root)) buildExamples(root);
}

/**
 * Build; on failure say why and end the process with status 1.
 *
 * @param {string} [root]
 * @param {{ clean?: boolean }} [options]
 */
export function buildOrExit(root, options) {
  try {
    build(root, options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * The compiler's program, or null if it is not installed.
 *
 * @returns {string | null}
 */
export function compilerPath() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    return null;
  }
}

/**
 * What the service runs, and what browsers run, where the project has that.
 *
 * @param {string} root
 */
export const projectsOf = (root) =>
  ['tsconfig.build.json', join('src', 'web', 'live')].filter((project) => existsSync(join(root, project)));

/**
 * Copy what is neither compiled nor prose, where it is missing or has changed.
 *
 * @param {string} source
 * @param {string} dist
 */
export function copyAssets(source, dist) {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:tsx?|md)$|^tsconfig\.json$/.test(entry.name)) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(dist, relative(source, from));
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}

/**
 * Put the programs that serve into few files again where the compiler has written anything since.
 *
 * @param {string} root
 */
export function bundlePrograms(root) {
  if (!areProgramsFresh(root)) run('the bundle', root, [BUNDLER, root]);
}

/**
 * Write the declarations of the package if the compiler has written anything since, or what makes them has changed.
 *
 * @param {string} target
 */
function writeTypes(target) {
  const makers = readdirSync(TYPE_MAKERS).map((name) => join(TYPE_MAKERS, name));
  const newest = Math.max(
    ...[join(packageRoot, 'dist', '.tsbuildinfo'), ...makers].map((path) => statSync(path).mtimeMs),
  );
  if (existsSync(target) && statSync(target).mtimeMs >= newest) return;
  run('the types of the package', packageRoot, ['--import', REGISTER, join(TYPE_MAKERS, 'writeTypes.ts'), target]);
}

/**
 * @param {string} what
 * @param {string} cwd
 * @param {readonly string[]} args
 */
function run(what, cwd, args) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${what} failed`);
}

const [, program, ...words] = process.argv;
if (program !== undefined && realpathSync(program) === import.meta.filename) {
  buildOrExit(
    words.find((word) => !word.startsWith('--')),
    { clean: words.includes('--clean') },
  );
}
