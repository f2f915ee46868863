import { recordFrom } from '@ganita/core/records.js';
import type conditions from '../languages/en/conditions.json';
import type dashas from '../languages/en/dashas.json';
import type festivals from '../languages/en/festivals.json';
import type forms from '../languages/en/forms.json';
import type kp from '../languages/en/kp.json';
import type match from '../languages/en/match.json';
import type muhurta from '../languages/en/muhurta.json';
import type occasions from '../languages/en/occasions.json';
import type pages from '../languages/en/pages.json';
import type panchang from '../languages/en/panchang.json';
import type places from '../languages/en/places.json';
import type report from '../languages/en/report.json';
import type sky from '../languages/en/sky.json';
import type yogas from '../languages/en/yogas.json';
import type zodiac from '../languages/en/zodiac.json';
import { localeFile, wordFiles } from './languageFiles.js';
import { LANGUAGES, type Language } from './languages.js';
import type { Locale } from './locale.js';
import type { VocabularyIds } from './vocabularyIds.js';

type English = typeof conditions &
  typeof dashas &
  typeof festivals &
  typeof forms &
  typeof kp &
  typeof match &
  typeof muhurta &
  typeof occasions &
  typeof pages &
  typeof panchang &
  typeof places &
  typeof report &
  typeof sky &
  typeof yogas &
  typeof zodiac;

type Ids<A, V> = A extends keyof VocabularyIds
  ? V extends keyof VocabularyIds[A]
    ? VocabularyIds[A][V] & (string | number)
    : never
  : never;

/** Every word of one language: area, vocabulary, id. English defines the ids that are not those of core. */
export type Words = {
  readonly [A in keyof English]: {
    readonly [V in keyof English[A]]: [Ids<A, V>] extends [never]
      ? { readonly [Id in keyof English[A][V]]: string }
      : Readonly<Record<Ids<A, V>, string>>;
  };
} & { readonly language: Language; readonly locale: Locale };

/** `area.vocabulary.id` of what core finds and English has no word for, or of a word of nothing that core finds. */
export type Unlike = {
  [A in keyof VocabularyIds]: {
    [V in keyof VocabularyIds[A]]: A extends keyof English
      ? V extends keyof English[A]
        ? `${A}.${V & string}.${Unequal<`${VocabularyIds[A][V] & (string | number)}`, `${keyof English[A][V] & (string | number)}`>}`
        : `${A}.${V & string}`
      : A;
  }[keyof VocabularyIds[A]];
}[keyof VocabularyIds];
type Unequal<A, B> = Extract<Exclude<A, B> | Exclude<B, A>, string>;

/** A value of each language, made when it is first asked for. */
function whenAsked<V>(make: (language: Language) => V): Readonly<Record<Language, V>> {
  const record = {} as Record<Language, V>;
  for (const language of LANGUAGES) {
    Object.defineProperty(record, language, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(language);
        Object.defineProperty(record, language, { enumerable: true, value });
        return value;
      },
    });
  }
  return record;
}

const LOCALES = whenAsked(localeFile);

/** How each language is written. */
export const localeOf = (language: Language): Locale => LOCALES[language];

/** The words of every language, read when they are first asked for. */
export const WORDS: Readonly<Record<Language, Words>> = whenAsked((language) => ({
  ...Object.assign({}, ...Object.values(wordFiles(language))),
  language,
  locale: localeOf(language),
}));

/** Ids of the words and phrases of the report. */
export type ReportWord = keyof Words['report']['phrase'];

/** A vocabulary in all languages. */
export interface Vocabulary {
  /** Area and name: `zodiac.sign`. */
  readonly name: string;
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Every vocabulary, for code that reads all words. */
export const vocabularies = (): readonly Vocabulary[] => {
  const { language: _language, locale: _locale, ...areas } = WORDS.en;
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
