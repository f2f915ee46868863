import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { plainDigits } from './poppler.js';

/** Whether a page has a title; that of a further page has also the heading that goes on, and a point between them that may be a row. */
const isHeaded = (page: readonly string[], title: string): boolean =>
  page.includes(title) || page.slice(0, 2).some((row) => row.startsWith(`${title} `));

/** The rows of the pages of a section, of the rows of each page. */
export const rowsOfSection = (
  pages: readonly (readonly string[])[],
  title: string,
  language: Language,
): readonly string[] =>
  pages
    .slice(1)
    .filter((page) => isHeaded(page, title) && !page.includes(WORDS[language].report.phrase.contents))
    .flat();

/** The texts that are in none of some rows. */
export const missing = (rows: readonly string[], texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !rows.some((row) => row.includes(plainDigits(text).normalize('NFC'))));
