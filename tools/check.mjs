#!/usr/bin/env node
/**
 * `npm run check [-- FILE ...]`: the types of the house, and the tests of what a change touches: those of the rooms that the files
 * are in, and every test that imports one of them. Without files: those that differ from the last commit. `npm test` runs all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { packagesOf } from './packages.mjs';

const root = dirname(import.meta.dirname);
const IS_TEST = /(?<!\.long)\.test\.ts$/;
const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const named = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const changed =
  named.length > 0
    ? named
    : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const code = changed.filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));

/** The folder of a package's `src` or `tests` that a file is in; of a file in none its own folder. @param {string} path */
const roomOf = (path) => /^packages\/[^/]+\/(?:src|tests)\/[^/]+(?=\/)/.exec(path)?.[0] ?? dirname(path);

const packages = packagesOf(root).map(({ folder, name }) => ({ source: relative(root, join(folder, 'src')), name }));

/**
 * The file that an import of another file names.
 *
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const path =
    owner === undefined
      ? join(dirname(from), specifier)
      : join(owner.source, specifier.slice(owner.name.length + 1) || 'index.js');
  return path.replace(/\.js$/, '');
}

const folders = [...packages.flatMap(({ source }) => [source, source.replace(/src$/, 'tests')]), 'tests', 'lab'];
const tests = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => IS_TEST.test(path));
const rooms = new Set(code.map(roomOf));
const modules = new Set(code.map((path) => path.replace(/\.tsx?$/, '')));

/** @param {string} test */
const importsChanged = (test) =>
  [...readFileSync(join(root, test), 'utf8').matchAll(IMPORT)].some(([, one, other]) =>
    modules.has(targetOf(test, one ?? other ?? '')),
  );

const touched = tests.filter((test) => rooms.has(roomOf(test)) || importsChanged(test));
console.error(`${code.length} files changed, ${touched.length} of ${tests.length} test files are theirs`);

/** @param {string} program @param {readonly string[]} args */
const run = (program, ...args) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, stdio: 'inherit' }).status;

const types = run('typescript/bin/tsc', '--build');
const passed = touched.length === 0 ? 0 : run('vitest/vitest.mjs', 'run', '--project', '!long', ...touched);
process.exitCode = types || passed || 0;
