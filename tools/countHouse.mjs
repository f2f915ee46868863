#!/usr/bin/env node
/**
 * `npm run count`: lines of code of the packages without tests and tables of data, and how many file names are shared.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packagesOf } from './packages.mjs';

const root = join(import.meta.dirname, '..');
const IS_CODE = /\.(?:tsx?|mjs|js)$/;
const IS_LEFT_OUT = /\.test\.tsx?$|\.data\.ts$|\.d\.ts$/;
const MOST_LINES = 80_000;
const MOST_SHARED_NAMES = 60;

/** @param {string} path */
const linesOf = (path) => readFileSync(path, 'utf8').trimEnd().split('\n').length;

/** @type {Map<string, number>} */
const uses = new Map();
const rows = packagesOf(root).map(({ folder, name }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /[/\\](?:src|bin|entries)[/\\]/.test(path) && !/[/\\](?:dist|node_modules)[/\\]/.test(path))
    .filter((path) => IS_CODE.test(path) && !IS_LEFT_OUT.test(path));
  for (const file of files) uses.set(basename(file), (uses.get(basename(file)) ?? 0) + 1);
  return { name, files: files.length, lines: files.reduce((sum, file) => sum + linesOf(file), 0) };
});
const shared = [...uses].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
const lines = rows.reduce((sum, row) => sum + row.lines, 0);

for (const row of rows)
  console.log(`${row.name.padEnd(18)}${String(row.files).padStart(6)} files${String(row.lines).padStart(8)} lines`);
console.log(`${'all'.padEnd(30)}${String(lines).padStart(8)} lines, at most ${MOST_LINES}`);
console.log(
  `${shared.length} names are shared by ${shared.reduce((sum, [, n]) => sum + n, 0)} files, at most ${MOST_SHARED_NAMES} names`,
);
if (process.argv.includes('--names')) for (const [name, count] of shared) console.log(`  ${count}  ${name}`);
