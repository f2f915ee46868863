import { type AreaWords, type LanguageFiles, localeFile, registerLanguage, wordFiles } from './languageFiles.js';
import type { Language } from './languages.js';
import type { Locale } from './locale.js';

/** A language without its keys: its words are in the order in which English has them. */
export interface PackedLanguage {
  readonly locale: Locale;
  readonly words: readonly string[];
}

/** Every word of English, with what the same key has in another language. Error: that has no such key. */
function inOrder<T>({ words }: LanguageFiles, wordOf: (file: string, area: string, list: string, key: string) => T) {
  const entries = <V, W>(record: Readonly<Record<string, V>>, make: (key: string, value: V) => W) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(key, value)]));
  return entries(words, (file, areas) =>
    entries(areas, (area, lists) =>
      entries(lists, (list, ids) => entries(ids, (key) => wordOf(file, area, list, key))),
    ),
  );
}

/** A language without its keys. Error: it has not the keys of English. */
export function packLanguage({ locale, words }: LanguageFiles, english: LanguageFiles): PackedLanguage {
  const packed: string[] = [];
  inOrder(english, (file, area, list, key) => {
    const word = words[file]?.[area]?.[list]?.[key];
    if (word === undefined) throw new Error(`${locale.name} has no ${area}.${list}.${key}`);
    packed.push(word);
  });
  return { locale, words: packed };
}

/** A packed language with its keys. Error: it has not as many words as English. */
export function unpackLanguage({ locale, words }: PackedLanguage, english: LanguageFiles): LanguageFiles {
  let next = 0;
  const unpacked = inOrder(english, () => words[next++] ?? '');
  if (next !== words.length) throw new Error(`${locale.name} has ${words.length} words, and English ${next}`);
  return { locale, words: unpacked as Readonly<Record<string, AreaWords>> };
}

/** Give a language that is packed. Error: it has not as many words as English. */
export function registerPackedLanguage(language: Language, packed: PackedLanguage): void {
  registerLanguage(language, unpackLanguage(packed, { locale: localeFile('en'), words: wordFiles('en') }));
}
