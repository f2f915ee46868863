#!/usr/bin/env node
/**
 * Removes from `node_modules` and `packages` what never runs: source maps, types, sources of compiled packages, their tests and
 * manuals, weights of fonts and boundaries of zones that the service does not read. Licences stay. For the image
 * (`deploy/Dockerfile`), after `npm prune --omit=dev`.
 *
 *   node tools/release/keepWhatRuns.mjs [FOLDER]    the folder of the project, this one unless given
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '../..');

/** Files that a licence may be in, whatever they are called. */
const LICENCE = /licen[cs]e|copying|notice|copyright|authors/i;
const UNUSED_FILE = /\.(map|tsbuildinfo|[cm]?ts|tsx|md|markdown|flow)$/i;
const UNUSED_FOLDERS = new Set([
  'test',
  'tests',
  '__tests__',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
  '.yarn',
  '.github',
]);

/**
 * What single packages have that the service does not read; a path below the folder of the package.
 *
 * @type {Readonly<Record<string, RegExp>>}
 */
const UNUSED_IN = {
  '@expo-google-fonts': /^[^/]+\/(?!(400Regular|600SemiBold)\/)[^/]+\/|\.png$/,
  'geo-tz': /^data\/timezones-(1970|now)\./,
  pdfkit: /^js\/pdfkit\.(browser|standalone|old)/,
  zod: /^src\//,
};

/**
 * The package of a path below `node_modules`, and the path in it; a scope is one package here where it is listed.
 *
 * @param {string} path
 */
function inPackage(path) {
  const [, inner = ''] = /.*(?:^|\/)node_modules\/(.+)$/.exec(path) ?? [];
  const [scope = '', ...rest] = inner.split('/');
  return { name: scope, rest: rest.join('/') };
}

/** @param {string} path */
function isUnused(path) {
  const name = basename(path);
  if (LICENCE.test(name) || path.startsWith('packages/service/docs/')) return false;
  if (UNUSED_FILE.test(name)) return true;
  if (/^packages\/[^/]+\/(?:src|tests|types)\//.test(path)) return true;
  if (!path.startsWith('node_modules')) return false;
  if (
    dirname(path)
      .split('/')
      .some((folder) => UNUSED_FOLDERS.has(folder))
  )
    return true;
  const { name: owner, rest } = inPackage(path);
  return UNUSED_IN[owner]?.test(rest) ?? false;
}

/**
 * A package without a file of its licence names it in its readme.
 *
 * @param {string} folder
 */
const hasLicence = (folder) => readdirSync(folder).some((name) => LICENCE.test(name));
/** @param {string} path */
const isOnlyLicence = (path) => /^readme/i.test(basename(path)) && !hasLicence(dirname(path));

let removed = 0;
/**
 * Remove what is unused below a folder; true where nothing is left of it.
 *
 * @param {string} folder
 */
function clean(folder) {
  let isEmpty = true;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (clean(path)) rmSync(path, { recursive: true });
      else isEmpty = false;
    } else if (entry.isFile() && isUnused(relative(root, path)) && !isOnlyLicence(path)) {
      removed += statSync(path).size;
      rmSync(path);
    } else isEmpty = false;
  }
  return isEmpty;
}

for (const folder of ['node_modules', 'packages']) clean(join(root, folder));
console.error(`removed ${Math.round(removed / 1e6)} MB that never run`);
