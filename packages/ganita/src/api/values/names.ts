/** Display words of a vocabulary, by id. */
export type WordsById<Id extends string> = Readonly<Record<Id, string>>;

/**
 * An id under its plain name, and its display word: `{ dignity: "own", dignity_name: "Own sign" }`. Assigned, because
 * a literal with two computed names takes twice as long, and an answer has thousands.
 */
export function named<K extends string, Id extends string>(key: K, id: Id, words: WordsById<Id>) {
  const record: Record<string, string> = {};
  record[key] = id;
  record[`${key}_name`] = words[id];
  return record as Readonly<Record<K, Id> & Record<`${K}_name`, string>>;
}

/** The same of an id that may be absent: both are null then. */
export function namedOrNull<K extends string, Id extends string>(key: K, id: Id | null, words: WordsById<Id>) {
  const record: Record<string, string | null> = {};
  record[key] = id;
  record[`${key}_name`] = id === null ? null : words[id];
  return record as Readonly<Record<K, Id | null> & Record<`${K}_name`, string | null>>;
}

/** An id and its display word, in a record that describes one thing. */
export const idAndName = <Id extends string>(id: Id, words: WordsById<Id>) =>
  ({ id, name: words[id] }) as { readonly id: Id; readonly name: string };
