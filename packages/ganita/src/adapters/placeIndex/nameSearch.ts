import type { Sections } from './binaryFormat.js';

const LINE_FEED = 10;

/** How a name matches a text, the best kind first. */
export const MATCH_KINDS = ['whole', 'beginning', 'word', 'sound', 'nearly', 'inside'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Called for every key that matches; returning false ends the search. */
export type OnKey = (key: number, kind: MatchKind) => boolean;

/** Compare the text at `at` with `text`; 0 when it begins with it. */
function compareAt(keys: Uint8Array, at: number, text: Uint8Array): number {
  for (let i = 0; i < text.length; i++) {
    const difference = (keys[at + i] ?? LINE_FEED) - (text[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** First position in `wordStarts` whose text is at or after `text` (or after all that begin with it). */
function bound({ keys, wordStarts }: Sections, text: Uint8Array, afterAll: boolean): number {
  let [low, high] = [0, wordStarts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareAt(keys, wordStarts[middle] ?? 0, text);
    if (order < 0 || (afterAll && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keys that are the text, begin with it, or have a word that begins with it. */
export function findByWordStart(sections: Sections, text: Uint8Array, onKey: OnKey): void {
  const { keys, keyStarts, wordStarts, wordKeys } = sections;
  const end = bound(sections, text, true);
  for (let i = bound(sections, text, false); i < end; i++) {
    const at = wordStarts[i] ?? 0;
    const key = wordKeys[i] ?? 0;
    const atBeginning = keyStarts[key] === at;
    const whole = atBeginning && keys[at + text.length] === LINE_FEED;
    if (!onKey(key, whole ? 'whole' : atBeginning ? 'beginning' : 'word')) return;
  }
}

/** The key that is just the text; -1 for none. */
export function findWhole(sections: Sections, text: Uint8Array): number {
  const { keys, keyStarts, wordStarts, wordKeys } = sections;
  // Of the words that begin with the text, a shorter one comes first: those that end where the text ends.
  for (let i = bound(sections, text, false); i < wordStarts.length; i++) {
    const at = wordStarts[i] ?? 0;
    if (compareAt(keys, at, text) !== 0 || keys[at + text.length] !== LINE_FEED) return -1;
    const key = wordKeys[i] ?? 0;
    if (keyStarts[key] === at) return key;
  }
  return -1;
}

/** Where a text is next in bytes, from one of them on; -1 where it is not. */
export type FindText = (bytes: Uint8Array, text: Uint8Array, from: number) => number;

/** Keys that contain the text anywhere, best known first. */
export function findInside({ keys, keyStarts }: Sections, text: Uint8Array, onKey: OnKey, findText: FindText): void {
  for (let at = findText(keys, text, 0); at >= 0; ) {
    const key = keyAt(keyStarts, at);
    if (!onKey(key, 'inside')) return;
    at = findText(keys, text, keyStarts[key + 1] ?? keys.length);
  }
}

/** The key that contains a byte. */
function keyAt(keyStarts: Uint32Array, at: number): number {
  let [low, high] = [0, keyStarts.length - 1];
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((keyStarts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
