import type { Weight } from './fontFiles.js';
import { type ShapingFont, SPACE, shapeText, shapeWord } from './shaper.js';

/** A glyph as lines and curves, in thousandths of the font size, y upwards. */
export interface GlyphOutline {
  /** Where its origin is, from the origin of the text. */
  readonly x: number;
  readonly y: number;
  /** As in the attribute `d` of an SVG path. */
  readonly path: string;
}

const known = new WeakMap<ShapingFont, Map<number, string>>();

function pathOf(font: ShapingFont, glyph: number): string {
  const paths = known.get(font) ?? new Map<number, string>();
  known.set(font, paths);
  const path = paths.get(glyph) ?? font.font.glyphToPath(glyph);
  paths.set(glyph, path);
  return path;
}

/** The outlines of a shaped text and its width, in thousandths of the font size. */
export function outlinesOf(
  text: string,
  weight: Weight,
): { readonly glyphs: readonly GlyphOutline[]; readonly width: number } {
  const space = shapeWord(SPACE, weight).width;
  const { words, width } = shapeText(text, weight);
  const glyphs: GlyphOutline[] = [];
  let at = 0;
  for (const word of words) {
    for (const { font, glyphs: placed } of word.runs) {
      for (const { glyph, advance, xOffset, yOffset } of placed) {
        const path = pathOf(font, glyph);
        if (path !== '') glyphs.push({ x: at + xOffset, y: yOffset, path });
        at += advance;
      }
    }
    at += space;
  }
  return { glyphs, width };
}
