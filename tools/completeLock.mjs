#!/usr/bin/env node
/**
 * Completes package-lock.json after `npm install --package-lock-only`: every package in it has a checksum and a licence, and none
 * that runs in production has a program that is run when it is installed.
 *
 * - Optional packages with such a program are taken out, with what only they need, and so is the wish for them.
 * - A package that names its licence in a file only gets it from `LICENCES`.
 *
 * npm leaves out an optional package that its registry does not have, and `npm ci` then rejects the lock: such a package, and one
 * without a checksum, is an error. Another run against a registry that has it completes the lock.
 *
 *   node tools/completeLock.mjs [FILE]           completes the lock
 *   node tools/completeLock.mjs --check [FILE]   changes nothing; status 1 and what is wrong if the lock is not complete
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Without it msgpackr decodes texts in JavaScript (its README, "Native Acceleration"). */
const TAKEN_OUT = new Set(['msgpackr-extract']);
/** @type {Readonly<Record<string, string>>} */
const LICENCES = { 'png-js': 'MIT' };

const given = process.argv.slice(2).filter((argument) => argument !== '--check');
const path = given[0] ?? fileURLToPath(new URL('../package-lock.json', import.meta.url));
const before = readFileSync(path, 'utf8');

/** @typedef {'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies'} Wish */
/** @typedef {{ [wish in Wish]?: Record<string, string> }} Wishes */
/** @typedef {Wishes & { dev?: boolean, link?: boolean, hasInstallScript?: boolean, integrity?: string, license?: string }} Entry */
/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(before);
const isInstalled = (/** @type {string} */ key) => key.includes('node_modules/') && lock.packages[key]?.link !== true;
const nameOf = (/** @type {string} */ key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The lock key that Node's resolution finds for `name` required from the package at `from`, or null.
 *
 * @param {string} from
 * @param {string} name
 */
function resolveFrom(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const key = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (base === '') return null;
  }
}

/** The keys of all packages that one of the house needs, directly or through others. */
function needed() {
  const found = new Set(Object.keys(lock.packages).filter((key) => !isInstalled(key)));
  for (const from of found) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock.packages[from] ?? {};
    const names = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const key = resolveFrom(from, name);
      if (key !== null) found.add(key);
    }
  }
  return found;
}

for (const [key, entry] of Object.entries(lock.packages)) {
  const wished = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => !TAKEN_OUT.has(name));
  if (entry.optionalDependencies) entry.optionalDependencies = Object.fromEntries(wished);
  if (wished.length === 0) delete entry.optionalDependencies;
  const licence = LICENCES[nameOf(key)];
  if (licence !== undefined) entry.license ??= licence;
}
const stays = needed();
for (const key of Object.keys(lock.packages)) if (!stays.has(key)) delete lock.packages[key];

const faults = Object.entries(lock.packages).flatMap(([key, entry]) => [
  ...Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => resolveFrom(key, name) === null)
    .map(([name, version]) => `${name}@${version} is missing`),
  ...(isInstalled(key) && !entry.integrity ? [`${key} has no checksum`] : []),
  ...(isInstalled(key) && !entry.license ? [`${key} has no licence`] : []),
  ...(entry.hasInstallScript && !entry.dev ? [`${key} runs a program when it is installed`] : []),
]);
const after = `${JSON.stringify(lock, null, 2)}\n`;
const isCheck = process.argv.includes('--check');
if (isCheck && after !== before) faults.push('it is not as `npm run lock` leaves it');
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (!isCheck && after !== before) writeFileSync(path, after);
process.exitCode = faults.length === 0 ? 0 : 1;
