#!/usr/bin/env node
/**
 * Writes the tables of the documentation into the pages of `docs`, for a package or an image. In git their markers are empty, and
 * the service fills them when it serves a page. Needs a built `dist`.
 *
 *   node tools/release/fillGuide.mjs            before `npm pack` packs (`prepack`)
 *   node tools/release/fillGuide.mjs --empty    after it (`postpack`): the pages as they are in git
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filledPage } from '@ganita/pages/guide/guide.js';
import { emptied } from '@ganita/pages/guide/markers.js';

const FOLDER = new URL('../../docs/', import.meta.url);
const isEmptying = process.argv.includes('--empty');

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.md')) continue;
  const page = name.replaceAll('\\', '/');
  const file = new URL(page, FOLDER);
  const text = readFileSync(file, 'utf8');
  const written = isEmptying ? emptied(text) : filledPage(page, text);
  if (written !== text) writeFileSync(file, written);
}
