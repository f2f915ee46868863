#!/usr/bin/env node
/**
 * Adds to package-lock.json each optional platform binary that `npm install` left out.
 *
 * npm writes only those optional dependencies into the lock whose registry entry it could read; a registry mirror that
 * lacks the binary of some platform gives a lock that `npm ci` then rejects ("Missing: ... from lock file").
 * Nothing is looked up: name and exact version are in the parent's `optionalDependencies`, and the platform is in
 * the name. A name whose platform cannot be read is an error. Entries added carry no checksum.
 *
 *   node tools/completeLock.mjs           completes the lock
 *   node tools/completeLock.mjs --check   exit 1 and the missing names if the lock is not complete
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { platformOf } from './platformOf.mjs';

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean, optional?: boolean, version?: string }> }} */
const lock = JSON.parse(readFileSync(path, 'utf8'));

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

const missing = Object.entries(lock.packages).flatMap(([from, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => resolveFrom(from, name) === null)
    .map(([name, version]) => ({ from, name, version, dev: entry.dev === true })),
);

if (process.argv.includes('--check')) {
  for (const { name, version } of missing) console.error(`missing from package-lock.json: ${name}@${version}`);
  process.exit(missing.length === 0 ? 0 : 1);
}

for (const { from, name, version, dev } of missing) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new Error(`${from} asks for ${name}@${version}: only an exact version can be added to the lock`);
  }
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(dev ? { dev: true } : {}),
    optional: true,
    ...platformOf(name),
  };
}

if (missing.length > 0) {
  // The project itself, whose key is empty, stays first.
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(missing.length === 0 ? 'package-lock.json is complete' : `added ${missing.length} optional entries`);
