#!/usr/bin/env node
/**
 * Writes the pages of `docs` with their tables into the package of the service, for a release or an image. In git the markers of the
 * tables are empty, and a checkout fills them when it serves a page. Needs built packages.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filledPage } from '@ganita/pages/guide/guide.js';

const root = join(import.meta.dirname, '..', '..');
const [source, target] = [join(root, 'docs'), join(root, 'packages', 'service', 'docs')];

rmSync(target, { recursive: true, force: true });
for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  const [from, to] = [join(source, name), join(target, name)];
  if (name.endsWith('.md')) {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, filledPage(name.replaceAll('\\', '/'), readFileSync(from, 'utf8')));
  } else if (name.endsWith('.svg')) {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
  }
}
