import { MessageFormat } from 'messageformat';
import type { MessageFunction } from 'messageformat/functions';
import type { Language } from './languages.js';
import { localeOf } from './words.js';

/** The forms of `forms` that a slot can require, and the word as it is named alone. */
export const WORD_FORMS = ['nominative', 'genitive', 'dative', 'sociative', 'compound'] as const;
export type WordForm = (typeof WORD_FORMS)[number];

/** A text in the form that a slot requires. */
export type Inflected = (form: WordForm) => string;

/** What is put into the slots of a message, by their names. */
export type Slots = Readonly<Record<string, string | Inflected>>;

/** `{$who :word case=genitive}`: a word in one of its forms; without `case` as it is named alone. */
const word: MessageFunction<'word'> = (_context, { case: required = 'nominative' }, value) => {
  const form = WORD_FORMS.find((one) => one === required);
  if (form === undefined) throw new RangeError(`no form of a word is called ${String(required)}`);
  const text = typeof value === 'function' ? (value as Inflected)(form) : String(value);
  return { type: 'word', toString: () => text, toParts: () => [{ type: 'word', value: text }] };
};

const compiled = new Map<Language, Map<string, MessageFormat<'word'>>>();

/** A message of a language whose BCP 47 tag is given. Errors: a mistake of syntax; an unknown language. */
export const readMessage = (source: string, tag: string): MessageFormat<'word'> =>
  new MessageFormat(tag, source, { functions: { word }, bidiIsolation: 'none' });

function messageOf(source: string, language: Language): MessageFormat<'word'> {
  const ofLanguage = compiled.get(language) ?? new Map<string, MessageFormat<'word'>>();
  compiled.set(language, ofLanguage);
  const known = ofLanguage.get(source);
  if (known !== undefined) return known;
  const made = readMessage(source, localeOf(language).tag);
  ofLanguage.set(source, made);
  return made;
}

/** What a slot has as its error ends the message. */
export const failOfSlot = (error: unknown): never => {
  throw error;
};

/**
 * A message of MessageFormat 2 with texts in its slots. Errors: a slot has no text, or requires a form that there is not; the
 * message has a mistake of syntax.
 */
export const filled = (source: string, slots: Slots, { language }: { readonly language: Language }): string =>
  messageOf(source, language).format(slots, failOfSlot);
