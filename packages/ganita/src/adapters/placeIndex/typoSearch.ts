import { editDistance, slipsFor } from '@ganita/core/names/editDistance.js';
import type { Sections } from './binaryFormat.js';
import { forEachNumber } from './gaps.js';

const SPACE = 32;
const isLatin = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 128);

/**
 * The trigrams of a normalised name, each once: three bytes in one number, with a space before and behind so that
 * beginnings and ends weigh more. Names in other scripts have none: their letters are several bytes long.
 */
export function trigramsOf(name: Uint8Array): ReadonlySet<number> {
  const found = new Set<number>();
  if (!isLatin(name)) return found;
  const at = (index: number): number => (index < 0 || index >= name.length ? SPACE : (name[index] ?? SPACE));
  for (let i = -1; i < name.length; i++) found.add((at(i - 1) << 16) | (at(i) << 8) | at(i + 1));
  return found;
}

/** Longest name that is searched for typos; a longer text is no name. */
const MAX_LENGTH = 60;
/** The greatest number of keys compared letter by letter; those that share the most trigrams come first. */
const MAX_CANDIDATES = 400;

/** Finds names that are nearly a text. Holds one counter per key, so it is made once per index. */
export function createTypoSearch(sections: Sections) {
  const { keys, keyStarts, trigrams, trigramStarts, trigramGaps } = sections;
  const shared = new Uint8Array(keyStarts.length);
  const keyText = (key: number): Uint8Array => keys.subarray(keyStarts[key] ?? 0, (keyStarts[key + 1] ?? 1) - 1);

  /** Position of a trigram, or -1. */
  const positionOf = (trigram: number): number => {
    let [low, high] = [0, trigrams.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = trigrams[middle] ?? 0;
      if (found === trigram) return middle;
      if (found < trigram) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };

  /** Keys within the accepted distance, with their distance. */
  return (text: Uint8Array): readonly { readonly key: number; readonly distance: number }[] => {
    const slips = slipsFor(text.length);
    const wanted = trigramsOf(text);
    if (slips === 0 || text.length > MAX_LENGTH || wanted.size === 0) return [];
    // A slip spoils three trigrams, a swap of neighbours four; two swaps in one name are not looked for.
    const needed = Math.max(2, wanted.size - 3 * slips - 1);
    const mayBe = (key: number): boolean => {
      const length = (keyStarts[key + 1] ?? 0) - 1 - (keyStarts[key] ?? 0);
      return (shared[key] ?? 0) >= needed && Math.abs(length - text.length) <= slips;
    };
    const touched: number[] = [];
    for (const trigram of wanted) {
      const at = positionOf(trigram);
      if (at < 0) continue;
      forEachNumber(trigramGaps, trigramStarts[at] ?? 0, trigramStarts[at + 1] ?? 0, (key) => {
        if (shared[key] === 0) touched.push(key);
        shared[key] = (shared[key] ?? 0) + 1;
      });
    }
    const near = touched.filter(mayBe);
    near.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0) || a - b);
    for (const key of touched) shared[key] = 0;
    return near.slice(0, MAX_CANDIDATES).flatMap((key) => {
      const distance = editDistance(text, keyText(key), slips);
      return distance <= slips ? [{ key, distance }] : [];
    });
  };
}
