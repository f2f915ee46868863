import { parseMessage, visit } from 'messageformat';
import { type AreaWords, type LanguageFiles, localeFile, wordFiles } from './languageFiles.js';
import { LANGUAGES, type Language } from './languages.js';
import { LOCALE_FIELDS } from './locale.js';
import { WORD_FORMS } from './messages.js';

/** A slot of a message: its name, and whether its word can have forms. */
export interface Slot {
  readonly name: string;
  readonly hasForms: boolean;
}

/** The slots of a message. Error: a mistake of syntax. */
export function slotsOf(source: string): readonly Slot[] {
  const slots = new Map<string, Slot>();
  visit(parseMessage(source), {
    expression({ arg, functionRef }) {
      const hasForms = functionRef?.name === 'word';
      // A slot that is used in two ways is two slots, and English must have both.
      if (arg?.type === 'variable') slots.set(`${arg.name} ${hasForms}`, { name: arg.name, hasForms });
      const required = functionRef?.options?.case;
      if (required?.type === 'literal' && !(WORD_FORMS as readonly string[]).includes(required.value))
        throw new RangeError(`no form of a word is called ${required.value}`);
    },
  });
  return [...slots.values()];
}

/** What is wrong with a word beside its English one, if anything. */
function wordFault(word: unknown, english: string): string | null {
  if (typeof word !== 'string' || word.trim() === '') return 'has no text';
  try {
    const slots = slotsOf(word);
    if (slots.length === 0 && /[{}\\]/.test(word)) return 'has { } or \\ without a slot';
    const known = slotsOf(english);
    const strange = slots.find(
      ({ name, hasForms }) => !known.some((slot) => slot.name === name && slot.hasForms === hasForms),
    );
    return strange === undefined
      ? null
      : `has a slot that the English has not: {$${strange.name}${strange.hasForms ? ' :word' : ''}}`;
  } catch (error) {
    return `is no message: ${(error as Error).message}`;
  }
}

/** Keys that one of two records lacks, in words. */
const unlikeKeys = (found: object, wanted: object): readonly (readonly [key: string, fault: string])[] => [
  ...Object.keys(wanted).flatMap((key) => (Object.hasOwn(found, key) ? [] : [[key, 'is missing'] as const])),
  ...Object.keys(found).flatMap((key) => (Object.hasOwn(wanted, key) ? [] : [[key, 'is not in English'] as const])),
];

function fileFaults(found: AreaWords, english: AreaWords): readonly string[] {
  const say = (path: readonly string[], fault: string): string => `${path.join('.')} ${fault}`;
  const faults = unlikeKeys(found, english).map(([area, fault]) => say([area], fault));
  for (const [area, lists] of Object.entries(english)) {
    const foundLists = found[area] ?? lists;
    faults.push(...unlikeKeys(foundLists, lists).map(([list, fault]) => say([area, list], fault)));
    for (const [list, words] of Object.entries(lists)) {
      const foundWords = foundLists[list] ?? words;
      faults.push(...unlikeKeys(foundWords, words).map(([id, fault]) => say([area, list, id], fault)));
      for (const [id, word] of Object.entries(words)) {
        const fault = Object.hasOwn(foundWords, id) ? wordFault(foundWords[id], word) : null;
        if (fault !== null) faults.push(say([area, list, id], fault));
      }
    }
  }
  return faults;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** What keeps a language from being used, each with its file and key: `hi/sky.json: transits.dhaiyya.ashtama is missing`. */
export function languageFaults(
  code: string,
  { locale, words }: LanguageFiles,
  english: LanguageFiles,
): readonly string[] {
  const ofLocale = Object.entries(LOCALE_FIELDS).flatMap(([field, kind]) =>
    kindOf(locale[field as keyof typeof LOCALE_FIELDS]) === kind
      ? []
      : [`${code}/language.json: ${field} is no ${kind}`],
  );
  const ofFiles = unlikeKeys(words, english.words).map(([file, fault]) => `${code}/${file}.json ${fault}`);
  const ofWords = Object.entries(english.words).flatMap(([file, areas]) =>
    fileFaults(words[file] ?? areas, areas).map((fault) => `${code}/${file}.json: ${fault}`),
  );
  return [...ofLocale, ...ofFiles, ...ofWords];
}

/** The faults of every language: the build fails with them. */
export function allFaults(): readonly string[] {
  const filesOf = (language: Language): LanguageFiles => ({ locale: localeFile(language), words: wordFiles(language) });
  const english = filesOf('en');
  return LANGUAGES.flatMap((language) => languageFaults(language, filesOf(language), english));
}
