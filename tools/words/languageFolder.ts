import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordFault } from '@ganita/words/languageFaults.js';
import { type AreaWords, OTHER_FILES } from '@ganita/words/languageFiles.js';

/** A word with all that its translator needs. */
export interface Entry {
  /** Name of its file without the ending. */
  readonly file: string;
  /** `area.vocabulary.id` */
  readonly key: string;
  readonly english: string;
  /** Empty where the language has none yet. */
  readonly text: string;
  /** What the vocabulary is, and where it is used. */
  readonly note: string;
}

type Files = Readonly<Record<string, AreaWords>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Write an object as the files of a language are written: two spaces, a line for each word. */
const writeJson = (path: string, value: unknown): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** The words of a language by file; none of one that has no folder yet. */
export function wordsIn(folder: string): Files {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  return Object.fromEntries(
    names
      .filter((name) => !OTHER_FILES.includes(name))
      .map((name) => [name, readJson(join(folder, `${name}.json`)) as AreaWords]),
  );
}

/** Every word of English, with that of a language. */
export function entriesOf(languages: string, code: string, noteOf: (key: string) => string): readonly Entry[] {
  const own = wordsIn(join(languages, code));
  return Object.entries(wordsIn(join(languages, 'en'))).flatMap(([file, areas]) =>
    Object.entries(areas).flatMap(([area, lists]) =>
      Object.entries(lists).flatMap(([list, words]) =>
        Object.entries(words).map(([id, english]): Entry => {
          const key = `${area}.${list}.${id}`;
          return { file, key, english, text: own[file]?.[area]?.[list]?.[id] ?? '', note: noteOf(key) };
        }),
      ),
    ),
  );
}

/**
 * Write the texts of a language into its folder, in the order of English. An area of which a word has changed is not read any
 * more. What is written has the words that there are: the build names those that are missing. Returns the keys of the words that have
 * changed. Errors: a key that English does not have; a text that is no message with the slots of the English one.
 */
export function writeTexts(languages: string, code: string, given: ReadonlyMap<string, string>): readonly string[] {
  const entries = entriesOf(languages, code, () => '');
  const known = new Set(entries.map(({ key }) => key));
  const strange = [...given.keys()].filter((key) => !known.has(key));
  if (strange.length > 0) throw new Error(`English has no word ${strange.slice(0, 10).join(', ')}`);
  const faults = entries.flatMap(({ file, key, english }) => {
    const text = given.get(key) ?? '';
    // Syntax and slots are the same in every language.
    const fault = text === '' ? null : wordFault(text, english, 'en');
    return fault === null ? [] : [`${code}/${file}.json: ${key} ${fault}`];
  });
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'));
  const folder = join(languages, code);
  mkdirSync(folder, { recursive: true });
  const texts = new Map(entries.map(({ key, text }) => [key, given.get(key) || text]));
  for (const [file, areas] of Object.entries(wordsIn(join(languages, 'en')))) {
    const written = withTexts(areas, '', texts);
    if (written !== null) writeJson(join(folder, `${file}.json`), written);
  }
  const changed = entries.flatMap(({ key, text }) => (texts.get(key) === text ? [] : [key]));
  unread(join(folder, 'review.json'), changed);
  return changed;
}

/** The keys of English with the texts of another language; null where there are none. */
function withTexts(english: object | string, path: string, texts: ReadonlyMap<string, string>): object | string | null {
  if (typeof english === 'string') return texts.get(path) || null;
  const written = Object.entries(english).flatMap(([key, below]) => {
    const text = withTexts(below, path === '' ? key : `${path}.${key}`, texts);
    return text === null ? [] : [[key, text] as const];
  });
  return written.length === 0 ? null : Object.fromEntries(written);
}

function unread(path: string, changed: readonly string[]): void {
  const review = (existsSync(path) ? readJson(path) : { spellings: '', conventions: '', readings: {} }) as {
    readings: Record<string, unknown>;
  };
  const areas = new Set(changed.map((key) => key.slice(0, key.indexOf('.'))));
  const readings = { ...review.readings, ...Object.fromEntries([...areas].map((area) => [area, null])) };
  if (areas.size > 0) writeFileSync(path, reviewText({ ...review, readings }));
}

/** A review with a line for each area. */
const reviewText = (review: object): string =>
  `${JSON.stringify(review, null, 2).replace(
    /\{\s{1,20}"on": ("[^"\n]{0,40}"),\s{1,20}"by": ("[^"\n]{0,200}"),\s{1,20}"native": (true|false)\s{1,20}\}/g,
    '{ "on": $1, "by": $2, "native": $3 }',
  )}\n`;
