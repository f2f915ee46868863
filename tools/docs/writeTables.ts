/**
 * `npm run docs:tables`: writes the tables of the documentation that are made from rows of the code, between their markers
 * in the pages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './markdown.mjs';
import { PAGE_TABLES } from './pages.js';

for (const [path, tables] of Object.entries(PAGE_TABLES)) {
  const file = new URL(`../../${path}`, import.meta.url);
  const page = readFileSync(file, 'utf8');
  const written = withTables(page, tables);
  if (written === page) continue;
  writeFileSync(file, written);
  console.log(`${path} written`);
}
