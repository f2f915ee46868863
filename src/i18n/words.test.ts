import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as areas from './areas/index.js';
import { WORD_LANGUAGES, type WordLanguage, type Words, wordsOf } from './words.js';

/** What a word of each language may be written with, beside signs, digits and joiners that scripts share. */
const SCRIPT_LETTERS: Readonly<Record<Exclude<WordLanguage, 'en'>, RegExp>> = {
  hi: /^[\p{Script=Devanagari}\p{P}\p{S}\p{Nd}\p{Zs}\u200c\u200d]+$/u,
  ka: /^[\p{Script=Kannada}\p{P}\p{S}\p{Nd}\p{Zs}\u200c\u200d]+$/u,
  ta: /^[\p{Script=Tamil}\p{P}\p{S}\p{Nd}\p{Zs}\u200c\u200d]+$/u,
  te: /^[\p{Script=Telugu}\p{P}\p{S}\p{Nd}\p{Zs}\u200c\u200d]+$/u,
};
const OTHERS = Object.keys(SCRIPT_LETTERS) as (keyof typeof SCRIPT_LETTERS)[];

const isVocabulary = (value: unknown): value is Words<string> =>
  typeof value === 'object' && value !== null && WORD_LANGUAGES.every((language) => language in value);

/** Everything exported by the files of `areas` that has a column for every language. */
const vocabularies = Object.entries(areas).flatMap(([area, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, Words<string>] => isVocabulary(entry[1]))
    .map(([name, words]) => [`${area}.${name}`, words] as const),
);

/** Words of a vocabulary that must not stand in a language: not of its script, or the English word again. */
function faults(words: Words<string>): string[] {
  return OTHERS.flatMap((language) =>
    Object.entries(words[language]).flatMap(([id, word]) => {
      const alien = !SCRIPT_LETTERS[language].test(word) || word.trim() !== word;
      return alien || word === words.en[id] ? [`${language} ${id}: ${word}`] : [];
    }),
  );
}

describe('the words', () => {
  it('are found in every file of areas', () => {
    const files = readdirSync(new URL('./areas', import.meta.url))
      .filter((file) => file.endsWith('.ts') && !/\.(test|data)\.ts$/.test(file) && file !== 'index.ts')
      .map((file) => file.replace('.ts', ''));
    expect(Object.keys(areas).sort()).toEqual(files.sort());
    for (const file of files) expect(vocabularies.some(([name]) => name.startsWith(`${file}.`))).toBe(true);
  });

  it.each(vocabularies)('%s are in their own scripts and not in English', (_, words) => {
    expect(faults(words)).toEqual([]);
  });

  it.each(vocabularies)('%s are there in every language', (_, words) => {
    for (const language of WORD_LANGUAGES) {
      expect(Object.keys(words[language]).sort()).toEqual(Object.keys(words.en).sort());
      expect(Object.values(words[language]).filter((word) => word === '' || word === undefined)).toEqual([]);
    }
  });
});

describe('one vocabulary', () => {
  /** Where a word of the zodiac in English stands for something else: a deity, a koota. */
  const OTHERWISE: readonly string[] = ['amsaRulers.amsaRulers Jupiter'];
  const zodiac = [areas.zodiac.bodyWords, areas.zodiac.signWords, areas.zodiac.weekdayWords, areas.zodiac.dignityWords];

  it.each(OTHERS)('names grahas, signs, weekdays and dignities alike in every area, %s', (language) => {
    const words = new Map(
      zodiac.flatMap((list: Words<string>) => Object.entries(list.en).map(([id, word]) => [word, list[language][id]])),
    );
    const found = vocabularies.flatMap(([name, list]) =>
      Object.entries(list.en)
        .filter(([id, word]) => words.has(word) && words.get(word) !== list[language][id])
        .map(([id]) => `${name} ${id}`),
    );
    expect(found.filter((one) => !OTHERWISE.includes(one))).toEqual([]);
  });

  it('says in every file where its spellings come from', () => {
    const folder = new URL('./areas/', import.meta.url);
    const silent = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
      .filter(
        (file) => !/Spellings|spelling|\(rules \d\d/.test(readFileSync(new URL(file, folder), 'utf8').slice(0, 900)),
      );
    expect(silent).toEqual([]);
  });
});

describe('the check itself', () => {
  const good: Words<'a'> = wordsOf({ a: ['Sun', 'सूर्य', 'ಸೂರ್ಯ', 'சூரியன்', 'సూర్యుడు'] });

  it('lets good words pass', () => {
    expect(faults(good)).toEqual([]);
  });

  it.each([
    ['Latin letters', 'Surya'],
    ['another script', 'ಸೂರ್ಯ'],
    ['a mixture', 'सूर्य Surya'],
    ['nothing', ''],
    ['a space at the end', 'सूर्य '],
  ])('finds %s', (_, word) => {
    expect(faults({ ...good, hi: { a: word } })).toHaveLength(1);
  });

  it('finds a word that is the English one again, even without letters', () => {
    expect(faults({ ...good, en: { a: '1' }, hi: { a: '1' } })).toEqual(['hi a: 1']);
  });
});
