#!/usr/bin/env node
/**
 * Run by `npm version`: writes the version of package.json where a file cannot read it. A test compares them
 * (tests/architecture/version.test.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesOf } from '../packages.mjs';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** Files that contain the version, and how it is written in each. */
const PLACES = [
  { path: 'packages/ganita/src/calculations/engineMeta.ts', pattern: /(?<=\n {2}version: ')[^']+(?=')/ },
  { path: 'clients/python/ganita_client/_methods.py', pattern: /(?<=\nVERSION = ")[^"]+(?=")/ },
  { path: 'CITATION.cff', pattern: /(?<=\nversion: )\S+/ },
  { path: 'deploy/kubernetes/ganita.yaml', pattern: /(?<=image: ganita:)\S+/ },
];

for (const { path, pattern } of PLACES) {
  const file = new URL(path, root);
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path} has no version`);
  writeFileSync(file, text.replace(pattern, version));
}

const packages = packagesOf(fileURLToPath(root));
const own = new Set(packages.map(({ name }) => name));
for (const { folder } of packages) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.version = version;
  for (const needs of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies]) {
    for (const name of Object.keys(needs ?? {})) if (own.has(name)) needs[name] = version;
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
