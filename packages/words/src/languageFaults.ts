import { parseMessage, visit } from 'messageformat';
import { type AreaWords, type LanguageFiles, localeFile, wordFiles } from './languageFiles.js';
import { LANGUAGES, type Language } from './languages.js';
import { LOCALE_FIELDS, type Locale } from './locale.js';
import { failOfSlot, readMessage, WORD_FORMS } from './messages.js';

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

/** Fill a message as a page does. Errors: those of which the page would die. */
function fillOnce(source: string, tag: string, slots: readonly Slot[]): void {
  const texts = Object.fromEntries(slots.map(({ name }) => [name, name]));
  readMessage(source, tag).format(texts, failOfSlot);
}

/** What is wrong with a word beside its English one, if anything. */
export function wordFault(word: unknown, english: string, tag: string): string | null {
  if (typeof word !== 'string' || word.trim() === '') return 'has no text';
  try {
    const slots = slotsOf(word);
    if (slots.length === 0 && /[{}\\]/.test(word)) return 'has { } or \\ without a slot';
    const known = slotsOf(english);
    const strange = slots.find(
      ({ name, hasForms }) => !known.some((slot) => slot.name === name && slot.hasForms === hasForms),
    );
    if (strange !== undefined)
      return `has a slot that the English has not: {$${strange.name}${strange.hasForms ? ' :word' : ''}}`;
    if (slots.length > 0) fillOnce(word, tag, slots);
    return null;
  } catch (error) {
    return `is no message: ${(error as Error).message}`;
  }
}

/** Keys that one of two records lacks, in words. */
const unlikeKeys = (found: object, wanted: object): readonly (readonly [key: string, fault: string])[] => [
  ...Object.keys(wanted).flatMap((key) => (Object.hasOwn(found, key) ? [] : [[key, 'is missing'] as const])),
  ...Object.keys(found).flatMap((key) => (Object.hasOwn(wanted, key) ? [] : [[key, 'is not in English'] as const])),
];

function fileFaults(found: AreaWords, english: AreaWords, tag: string): readonly string[] {
  const say = (path: readonly string[], fault: string): string => `${path.join('.')} ${fault}`;
  const faults = unlikeKeys(found, english).map(([area, fault]) => say([area], fault));
  for (const [area, lists] of Object.entries(english)) {
    const foundLists = found[area] ?? lists;
    faults.push(...unlikeKeys(foundLists, lists).map(([list, fault]) => say([area, list], fault)));
    for (const [list, words] of Object.entries(lists)) {
      const foundWords = foundLists[list] ?? words;
      faults.push(...unlikeKeys(foundWords, words).map(([id, fault]) => say([area, list, id], fault)));
      for (const [id, word] of Object.entries(words)) {
        const fault = Object.hasOwn(foundWords, id) ? wordFault(foundWords[id], word, tag) : null;
        if (fault !== null) faults.push(say([area, list, id], fault));
      }
    }
  }
  return faults;
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));

/** What of a locale no text could be written with: its tag, and a zero that is not the first of ten digits. */
function spellingFaults({ tag, ...locale }: Locale): readonly string[] {
  const zeros = (['zero', 'scriptZero'] as const).filter((field) => {
    const code = locale[field].charCodeAt(0);
    return locale[field].length !== 1 || isDigit(code - 1) || !isDigit(code) || !isDigit(code + 9);
  });
  const ofZeros = zeros.map((field) => `${field} is no digit zero`);
  try {
    new Intl.Locale(tag);
    return ofZeros;
  } catch {
    return ['tag is no BCP 47 tag', ...ofZeros];
  }
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
  const ofSpelling =
    ofLocale.length === 0 ? spellingFaults(locale).map((fault) => `${code}/language.json: ${fault}`) : [];
  // Messages are read where their tag cannot be, too.
  const tag = ofSpelling.length === 0 && ofLocale.length === 0 ? locale.tag : english.locale.tag;
  const ofFiles = unlikeKeys(words, english.words).map(([file, fault]) => `${code}/${file}.json ${fault}`);
  const ofWords = Object.entries(english.words).flatMap(([file, areas]) =>
    fileFaults(words[file] ?? areas, areas, tag).map((fault) => `${code}/${file}.json: ${fault}`),
  );
  return [...ofLocale, ...ofSpelling, ...ofFiles, ...ofWords];
}

/** The faults of every language: the build fails with them. */
export function allFaults(): readonly string[] {
  const filesOf = (language: Language): LanguageFiles => ({ locale: localeFile(language), words: wordFiles(language) });
  const english = filesOf('en');
  return LANGUAGES.flatMap((language) => languageFaults(language, filesOf(language), english));
}
