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

/** Keys that contain the text anywhere, best known first. */
export function findInside(sections: Sections, text: Uint8Array, onKey: OnKey): void {
  const { keys, keyStarts } = sections;
  const next = finderOf(text);
  for (let at = next(keys, 0); at >= 0; ) {
    const key = keyAt(keyStarts, at);
    if (!onKey(key, 'inside')) return;
    at = next(keys, keyStarts[key + 1] ?? keys.length);
  }
}

/** A search for a text in bytes, from one of them on (Horspool): where it is next, or -1. */
function finderOf(text: Uint8Array): (bytes: Uint8Array, from: number) => number {
  const last = text.length - 1;
  if (last < 0) return () => -1;
  const skips = new Uint32Array(256).fill(text.length);
  for (let i = 0; i < last; i++) skips[text[i] as number] = last - i;
  return (bytes, from) => {
    for (let end = from + last; end < bytes.length; end += skips[bytes[end] as number] as number) {
      let i = last;
      while (i >= 0 && bytes[end - last + i] === text[i]) i--;
      if (i < 0) return end - last;
    }
    return -1;
  };
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
