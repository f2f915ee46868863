import { choiceWords, valueWords } from '@ganita/words/choiceWords.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { describe, expect, it } from 'vitest';
import { hasPoppler, rowsOf, wordsOf } from './poppler.js';
import { missing, rowsOfSection } from './printedSections.js';
import { CASES, horoscopeOf, reportOf } from './reports.js';

describe.runIf(hasPoppler)('the conventions of a report', () => {
  it.each(CASES)(
    'have numbers as the answer has them, the rest in words and by their ids: $title',
    async ({ body }) => {
      const language = body.language as Language;
      const words = WORDS[language];
      const rows = rowsOfSection(wordsOf(await reportOf(body)).map(rowsOf), words.report.phrase.conventions, language);
      const { engine_version, conventions } = horoscopeOf({ ...body, dasha_at: body.as_of }).meta;
      const entries = Object.entries(conventions).filter(
        ([, value]) => value !== null && typeof value !== 'object',
      ) as [string, string | number | boolean][];
      const numbers = entries.flatMap(([, value]) => (typeof value === 'number' ? [String(value)] : []));
      expect(numbers.some((text) => text.includes('.'))).toBe(true);
      const ids = entries.flatMap(([name, value]) => [name, String(value)]);
      const methods = Object.entries(conventions.varga_methods as Readonly<Record<string, string>>).flat();
      // A long name or value is on several lines, which rows of words mix.
      const named = entries
        .flatMap(([name, value]) => [choiceWords(name, words), valueWords(name, value, words)])
        .flatMap(({ text, isEnglish }) => (isEnglish ? [] : text.split(' ')));
      expect(missing(rows, [engine_version, ...numbers, ...ids, ...methods, ...named])).toEqual([]);
    },
  );
});
