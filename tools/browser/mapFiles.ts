import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countryFiles } from '../places/countries.js';
import { zoneMapFiles } from './zoneMap.js';

const root = join(import.meta.dirname, '..', '..');
/** Where the library is built for a browser and for an edge runtime; its files are never in git. */
export const BROWSER_FOLDER = join(root, 'packages', 'browser', 'dist');
/** Folders of the map, which stay from build to build: they change with geo-tz, the index of places and what makes them. */
const FOLDERS = ['zones', 'places'];
const STAMP = join(BROWSER_FOLDER, '.map');
const MADE_OF = [
  'node_modules/geo-tz/package.json',
  'packages/places/places.bin.sha256',
  ...['deflated', 'mapFiles', 'zoneMap'].map((name) => `tools/browser/${name}.ts`),
  'tools/places/countries.ts',
  'packages/ganita/src/adapters/zoneHistory/givenZoneMap.ts',
  ...['binaryFormat', 'gaps', 'placesOfCountries'].map((name) => `packages/ganita/src/adapters/placeIndex/${name}.ts`),
];

/** Make the map of zones and the places of each country, where they are not fresh. */
export function buildMap(): void {
  const hash = createHash('sha256');
  for (const file of MADE_OF) hash.update(readFileSync(join(root, file)));
  const stamp = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.error('building the map of zones and places for a browser ...');
  for (const folder of FOLDERS) rmSync(join(BROWSER_FOLDER, folder), { recursive: true, force: true });
  writeFiles(BROWSER_FOLDER, zoneMapFiles(root));
  writeFiles(BROWSER_FOLDER, countryFiles(readFileSync(join(root, 'packages', 'places', 'places.bin'))));
  // Written last: it says that the rest is complete.
  writeFileSync(STAMP, stamp);
}

/** A file of the map. */
export const mapFile = (name: string): Uint8Array => readFileSync(join(BROWSER_FOLDER, name));

/** All files of the map, by their names; they are made where they are not fresh. */
export function mapFiles(): ReadonlyMap<string, Uint8Array> {
  buildMap();
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(BROWSER_FOLDER, folder)).map((file) => `${folder}/${file}`),
  );
  return new Map(names.map((name) => [name, mapFile(name)]));
}

/** Remove what was built before, except for the map. */
export function removeBuilt(): void {
  if (!existsSync(BROWSER_FOLDER)) return;
  for (const entry of readdirSync(BROWSER_FOLDER)) {
    const path = join(BROWSER_FOLDER, entry);
    if (!FOLDERS.includes(entry) && path !== STAMP) rmSync(path, { recursive: true });
  }
}

/** Write files below a folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
