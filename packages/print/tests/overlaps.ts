import type { PageWord } from './poppler.js';

/** Pairs of words whose inner boxes meet: the boxes of poppler reach to the ascent and descent of the font. */
export function overlaps(words: readonly PageWord[]): string[] {
  const inner = words
    .map(({ text, left, right, top, bottom }) => {
      const height = bottom - top;
      return { text, left: left + 0.4, right: right - 0.4, top: top + height * 0.36, bottom: bottom - height * 0.3 };
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
