import type { Language } from './languages.js';
import type { Locale } from './locale.js';

/** Words by area, vocabulary and id. */
export type AreaWords = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** A language as data: how it is written, and its words by the name of their file without its ending. */
export interface LanguageFiles {
  readonly locale: Locale;
  readonly words: Readonly<Record<string, AreaWords>>;
}

/** Files of a folder that contain no words: how the language is written, and who has read it. */
export const OTHER_FILES: readonly string[] = ['language', 'review'];

const given = new Map<Language, LanguageFiles>();

/**
 * Give a language where there are no files, as in a browser: before anything asks for its words. In Node they are read from this
 * package when they are first asked for, and nothing needs to be given.
 */
export function registerLanguage(language: Language, files: LanguageFiles): void {
  given.set(language, files);
}

const givenLocales = new Map<Language, Locale>();

/** The same of how a language is written, whose words are given later or never. */
export function registerLocale(language: Language, locale: Locale): void {
  givenLocales.set(language, locale);
}

/** How a language is written. */
export const localeFile = (language: Language): Locale =>
  given.get(language)?.locale ??
  givenLocales.get(language) ??
  (jsonAt(new URL('language.json', folderOf(language))) as Locale);

/** When an area of words was read, by whom, and whether that is a native speaker; null: it was not read. */
export type Reading = { readonly on: string; readonly by: string; readonly native: boolean } | null;

/** The readings of a language by area, or by area and vocabulary: `review.json` of its folder. */
export const readingsOf = (language: Language): Readonly<Record<string, Reading>> =>
  (jsonAt(new URL('review.json', folderOf(language))) as { readonly readings: Readonly<Record<string, Reading>> })
    .readings;

/** The words of a language by file. */
export function wordFiles(language: Language): LanguageFiles['words'] {
  const registered = given.get(language);
  if (registered !== undefined) return registered.words;
  const folder = folderOf(language);
  const names = node('fs')
    .readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((name) => !OTHER_FILES.includes(name));
  return Object.fromEntries(names.map((name) => [name, jsonAt(new URL(`${name}.json`, folder)) as AreaWords]));
}

/** A module of Node. It is not imported, so that the words are also for where there is no Node. */
function node<const Name extends 'fs' | 'module' | 'url'>(name: Name) {
  if (globalThis.process?.getBuiltinModule === undefined)
    throw new Error('there are no files here: give each language by registerLanguage before its words are needed');
  return process.getBuiltinModule(`node:${name}`);
}

/** The folder of a language in this package, which ends with a slash, wherever this module has been bundled. */
const folderOf = (language: Language): URL =>
  new URL(
    `languages/${language}/`,
    node('url').pathToFileURL(
      node('module')
        .createRequire(import.meta.url)
        .resolve('@ganita/words/package.json'),
    ),
  );

/** Error: SyntaxError that names the file. */
function jsonAt(file: URL): unknown {
  try {
    return JSON.parse(node('fs').readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new SyntaxError(`${file.pathname}: ${error.message}`, { cause: error });
    throw error;
  }
}
