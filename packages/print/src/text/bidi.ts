import { createRequire } from 'node:module';
import { lazy } from '@ganita/core/lazy.js';
import type { Bidi } from 'bidi-js';
import { FIRST_STRONG_ISOLATE, POP_ISOLATE } from 'ganita/text/direction.js';

export type WritingDirection = 'ltr' | 'rtl';

/** A part of a word that is written in one direction. */
export interface DirectedPiece {
  /** In the order in which it is read. */
  readonly text: string;
  readonly direction: WritingDirection;
  /** Where in the whole text it begins. */
  readonly start: number;
}

const require = createRequire(import.meta.url);
/** Loaded for the first text that needs it. Its types name the factory as a module with a default export; it is a function. */
const bidi = lazy(() => (require('bidi-js') as () => Bidi)());

/**
 * The words of a line in the order in which they are seen, from the left; each as the pieces of which it consists, in that
 * order too. The direction of the line is that of its first letter (rules P2 and P3 of Unicode Standard Annex 9).
 */
export function visualWords(text: string): readonly (readonly DirectedPiece[])[] {
  const { getEmbeddingLevels, getReorderedIndices } = bidi();
  const embedding = getEmbeddingLevels(text, 'auto');
  const words: DirectedPiece[][] = [[]];
  let last = Number.NaN;
  for (const at of getReorderedIndices(text, embedding)) {
    const character = text[at] as string;
    if (character === FIRST_STRONG_ISOLATE || character === POP_ISOLATE) continue;
    const pieces = words.at(-1) as DirectedPiece[];
    const piece = pieces.at(-1);
    const direction = (embedding.levels[at] as number) % 2 === 1 ? 'rtl' : 'ltr';
    const follows = direction === 'rtl' ? at === last - 1 : at === last + 1;
    last = at;
    if (character === ' ') {
      if (pieces.length > 0) words.push([]);
    } else if (piece !== undefined && piece.direction === direction && follows) {
      const [start, end] = direction === 'rtl' ? [at, piece.start + piece.text.length] : [piece.start, at + 1];
      pieces[pieces.length - 1] = { text: text.slice(start, end), direction, start };
    } else pieces.push({ text: character, direction, start: at });
  }
  return words.filter((pieces) => pieces.length > 0);
}
