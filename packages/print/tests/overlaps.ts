import type { PageWord } from './poppler.js';

/**
 * Shares of the height of a word that are not looked at, above and below: the boxes of poppler reach to the ascent and descent
 * of the font.
 */
const INNER = { above: 0.36, below: 0.3 };
/** Nearly all of it: signs above and below the letters do not meet either. */
export const WHOLE_LETTERS = { above: 0.05, below: 0.05 };

/** Pairs of words whose inner boxes meet. */
export function overlaps(words: readonly PageWord[], { above, below } = INNER): string[] {
  const inner = words
    .map(({ text, left, right, top, bottom }) => {
      const height = bottom - top;
      return { text, left: left + 0.4, right: right - 0.4, top: top + height * above, bottom: bottom - height * below };
    })
    .sort((a, b) => a.top - b.top);
  const found: string[] = [];
  inner.forEach((one, index) => {
    for (let next = index + 1; next < inner.length; next++) {
      const other = inner[next];
      if (other === undefined || other.top >= one.bottom) break;
      if (one.left < other.right && other.left < one.right) found.push(`${one.text} / ${other.text}`);
    }
  });
  return found;
}
