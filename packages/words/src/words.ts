import { recordFrom } from '@ganita/core/records.js';
import * as en from './en/index.js';
import * as hi from './hi/index.js';
import * as ka from './ka/index.js';
import { LANGUAGES, type Language } from './languages.js';
import * as ta from './ta/index.js';
import * as te from './te/index.js';
import type { Locale, Translated } from './vocabulary.js';

type Areas = Omit<typeof en, 'locale'>;

/** Every word of one language: area, vocabulary, id. English defines the ids. */
export type Words = {
  readonly [Area in keyof Areas]: { readonly [V in keyof Areas[Area]]: Translated<Areas[Area][V]> };
} & { readonly locale: Locale };

/** The words of every language. A word that is missing in one of them does not compile. */
export const WORDS: Readonly<Record<Language, Words>> = { en, hi, ka, ta, te };

/** How each language is written. */
export const localeOf = (language: Language): Locale => WORDS[language].locale;

/** Ids of the words and phrases of the report. */
export type ReportWord = keyof typeof en.report.phrase;

/** A vocabulary in all languages. */
export interface Vocabulary {
  /** Area and name: `zodiac.sign`. */
  readonly name: string;
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Every vocabulary, for code that reads all words. */
export const vocabularies = (): readonly Vocabulary[] => {
  const { locale, ...areas } = WORDS.en;
  return Object.entries(areas).flatMap(([area, lists]) =>
    Object.keys(lists).map((list) => ({
      name: `${area}.${list}`,
      words: recordFrom(LANGUAGES, (language) => wordsAt(WORDS[language], area, list)),
    })),
  );
};

const wordsAt = (words: Words, area: string, list: string): Readonly<Record<string, string>> =>
  (words as unknown as Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>)[area]?.[
    list
  ] ?? {};
