/**
 * `npm run words -- export hi` writes the words of a language for its translators, as a table (`words-hi.csv`) and for Weblate or
 * Poedit (`words-hi.xlf`); of a language without a folder all are still to be written. `npm run words -- import hi FILE` reads
 * one of the two back into `packages/words/languages`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES as CODES } from '@ganita/words/languages.js';
import { localeOf } from '@ganita/words/words.js';
import { csvOf, textsOfCsv } from './csv.js';
import { entriesOf, writeTexts } from './languageFolder.js';
import { notes } from './notes.js';
import { textsOfXliff, xliffOf } from './xliff.js';

const root = join(import.meta.dirname, '../..');
const LANGUAGES = join(root, 'packages/words/languages');

/** BCP 47: Kannada is `ka` in requests and `kn` there. A language without its `language.json` has the tag of its code. */
const tagOf = (code: string): string => {
  const language = CODES.find((one) => one === code && existsSync(join(LANGUAGES, one, 'language.json')));
  return language === undefined ? code : localeOf(language).tag;
};

function exportWords(code: string): void {
  const entries = entriesOf(LANGUAGES, code, notes(root));
  for (const [path, text] of [
    [`words-${code}.csv`, csvOf(entries)],
    [`words-${code}.xlf`, xliffOf(entries, tagOf(code))],
  ] as const) {
    writeFileSync(path, text);
    console.log(path);
  }
}

function importWords(code: string, path: string): void {
  const text = readFileSync(path, 'utf8');
  const changed = writeTexts(LANGUAGES, code, path.endsWith('.csv') ? textsOfCsv(text) : textsOfXliff(text));
  console.log(`${changed.length} words have changed; their areas are not read any more (review.json)`);
}

const [, , command, code, path] = process.argv;
try {
  if (command === 'export' && code !== undefined) exportWords(code);
  else if (command === 'import' && code !== undefined && path !== undefined) importWords(code, path);
  else {
    console.error('npm run words -- export LANGUAGE, or import LANGUAGE FILE.csv or FILE.xlf');
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
