import { type ShapedWord, UNITS_PER_EM } from '../../text/shaper.js';
import { figure, glyphCode, unicodeString } from './pdf.js';
import type { PdfFonts } from './pdfFont.js';

/** A word as operators that show it at the current text position, and the fonts it uses. */
interface WrittenWord {
  /** The font selection that the first operator needs; further ones are among the operators. */
  readonly firstFont: string;
  readonly lastFont: string;
  readonly operators: string;
}

/** Writes words of one document; a word is written once for each size and then repeated. */
export function wordWriter(fonts: PdfFonts): (words: readonly ShapedWord[], space: ShapedWord, size: number) => string {
  const written = new Map<number, Map<ShapedWord, WrittenWord>>();

  const writtenWord = (word: ShapedWord, size: number): WrittenWord => {
    let ofSize = written.get(size);
    if (ofSize === undefined) {
      ofSize = new Map();
      written.set(size, ofSize);
    }
    let known = ofSize.get(word);
    if (known === undefined) {
      known = writeWord(word, size, fonts);
      ofSize.set(word, known);
    } else for (const { font } of word.runs) fonts.nameOf(font);
    return known;
  };

  return (words, space, size) => {
    let font = '';
    let operators = '';
    const put = (word: ShapedWord): void => {
      const { firstFont, lastFont, operators: shown } = writtenWord(word, size);
      operators += firstFont === font ? shown : `${firstFont} ${shown}`;
      operators += '\n';
      font = lastFont;
    };
    words.forEach((word, index) => {
      if (index > 0) put(space);
      put(word);
    });
    return operators;
  };
}

function writeWord(word: ShapedWord, size: number, fonts: PdfFonts): WrittenWord {
  const parts: string[] = [];
  const selections = word.runs.map(({ font }) => `/${fonts.nameOf(font)} ${figure(size)} Tf`);
  let readable = true;
  word.runs.forEach(({ font, glyphs }, run) => {
    if (run > 0) parts.push(selections[run] ?? '');
    let shown: string[] = [];
    let codes = '';
    let rise = 0;
    const endCodes = (): void => {
      if (codes !== '') shown.push(`<${codes}>`);
      codes = '';
    };
    const endShown = (): void => {
      endCodes();
      if (shown.length > 0) parts.push(`[${shown.join(' ')}] TJ`);
      shown = [];
    };
    for (const glyph of glyphs) {
      const { code, readable: plain } = fonts.codeOf(font, glyph);
      readable &&= plain;
      if (glyph.yOffset !== rise) {
        endShown();
        rise = glyph.yOffset;
        parts.push(`${figure((rise * size) / UNITS_PER_EM)} Ts`);
      }
      if (glyph.xOffset !== 0) {
        endCodes();
        shown.push(figure(-glyph.xOffset));
      }
      codes += glyphCode(code);
      const correction = glyph.width + glyph.xOffset - glyph.advance;
      if (correction !== 0) {
        endCodes();
        shown.push(figure(correction));
      }
    }
    endShown();
    if (rise !== 0) parts.push('0 Ts');
  });
  const shown = parts.join(' ');
  return {
    firstFont: selections[0] ?? '',
    lastFont: selections.at(-1) ?? '',
    operators: readable ? shown : `/Span<</ActualText${unicodeString(word.text)}>>BDC ${shown} EMC`,
  };
}
