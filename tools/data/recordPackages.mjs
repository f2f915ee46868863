#!/usr/bin/env node
/**
 * Records the data files of the installed packages in `packages/ganita/data/<package>.sha256`. Run it after such a package was replaced by
 * another version, look at what changed and commit it: node tools/data/recordPackages.mjs
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordSums, sumFileOf } from './sums.mjs';

const root = dirname(dirname(import.meta.dirname));

/** Packages and the files of theirs that decide answers. */
const PACKAGES = {
  'swisseph-wasm': ['wasm/swisseph.data', 'wasm/swisseph.js', 'wasm/swisseph.wasm'],
  'geo-tz': ['data/timezones.geojson.geo.dat', 'data/timezones.geojson.index.json'],
};

for (const [name, files] of Object.entries(PACKAGES)) {
  const folder = join(root, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  recordSums(sumFileOf(join(root, 'packages', 'ganita', 'data', name)), folder, files, `${name} ${version}`);
}
