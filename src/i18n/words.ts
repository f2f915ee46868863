/** Languages of the display words; `ka` is Kannada. */
export const WORD_LANGUAGES = ['en', 'hi', 'ka', 'ta', 'te'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** The words of a vocabulary in every language; a word that is missing in one of them does not compile. */
export type Words<K extends string> = Readonly<Record<WordLanguage, Readonly<Record<K, string>>>>;

/** One id in English, Hindi, Kannada, Tamil and Telugu. */
export type WordRow = readonly [en: string, hi: string, ka: string, ta: string, te: string];

/** A vocabulary from a table with one row per id. */
export function wordsOf<K extends string>(rows: Readonly<Record<K, WordRow>>): Words<K> {
  const ids = Object.keys(rows) as K[];
  const column = (index: number): Record<K, string> =>
    Object.fromEntries(ids.map((id) => [id, rows[id][index]])) as Record<K, string>;
  return Object.fromEntries(WORD_LANGUAGES.map((language, index) => [language, column(index)])) as Record<
    WordLanguage,
    Record<K, string>
  >;
}
