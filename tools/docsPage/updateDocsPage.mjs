#!/usr/bin/env node
/**
 * `npm run data:docs-page -- VERSION`: takes the files of Stoplight Elements that `/docs` serves from its package, with their
 * licences, into `packages/service/data/docsPage`, and records their sums. They are kept in the project, because the package installs 463 others
 * (1.1 GB) that its bundle contains already.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordSums } from '../data/sums.mjs';

const PACKAGE = '@stoplight/elements';
const FILES = ['web-components.min.js', 'styles.min.css', 'LICENSE', 'web-components.min.js.LICENSE.txt'];

const target = join(import.meta.dirname, '..', '..', 'packages', 'service', 'data', 'docsPage');
const [version] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('give the exact version to take, for example 9.0.25');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'ganita-docs-page-'));
try {
  /** @type {(command: string, ...args: string[]) => string} */
  const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
  const archive = run('npm', 'pack', '--silent', `${PACKAGE}@${version}`).trim();
  run('tar', '-xzf', archive);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of FILES) copyFileSync(join(folder, 'package', name), join(target, name));
  recordSums(`${target}.sha256`, target, FILES, `${PACKAGE} ${version} (Apache-2.0)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
