#!/usr/bin/env node
/**
 * Run by `npm version`: writes the version of package.json where a file cannot read it. A test compares them
 * (tests/architecture/version.test.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** Files that contain the version, and how it is written in each. */
const PLACES = [
  { path: 'packages/ganita/src/calculations/meta.ts', pattern: /(?<=\n {2}version: ')[^']+(?=')/ },
  { path: 'deploy/kubernetes/ganita.yaml', pattern: /(?<=image: ganita:)\S+/ },
];

for (const { path, pattern } of PLACES) {
  const file = new URL(path, root);
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path} has no version`);
  writeFileSync(file, text.replace(pattern, version));
}
