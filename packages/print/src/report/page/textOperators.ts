import {
  type PlacedGlyph,
  type ShapedRun,
  type ShapedWord,
  type ShapingFont,
  UNITS_PER_EM,
} from '../../text/shaper.js';
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

/**
 * What is marked with its characters where they cannot be read back from the glyphs: a word from left to right as a whole; of
 * a word with letters from right to left each cluster, because readers turn the order of such letters around.
 */
interface Unit {
  readonly text: string;
  readonly runs: readonly Pick<ShapedRun, 'font' | 'glyphs'>[];
}

const unitsOf = (word: ShapedWord): readonly Unit[] =>
  word.runs.some(({ direction }) => direction === 'rtl') ? word.runs.flatMap(clustersOf) : [word];

function clustersOf({ font, glyphs }: ShapedRun): readonly Unit[] {
  const clusters: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    if (glyph.text === '' && clusters.length > 0) clusters.at(-1)?.push(glyph);
    else clusters.push(glyph.advance === 0 ? [anchorOf(font), glyph] : [glyph]);
  }
  return clusters.map((of) => ({ text: of.map(({ text }) => text).join(''), runs: [{ font, glyphs: of }] }));
}

const SPACE = 0x20;

/**
 * A space that takes no room. It begins a cluster whose first glyph is a mark above the letter that follows: readers take the
 * place of the first glyph for that of the cluster, and would otherwise see a gap before it.
 */
function anchorOf({ font }: ShapingFont): PlacedGlyph {
  const glyph = font.nominalGlyph(SPACE) as number;
  return { glyph, advance: 0, width: font.glyphHAdvance(glyph), xOffset: 0, yOffset: 0, text: '' };
}

function writeWord(word: ShapedWord, size: number, fonts: PdfFonts): WrittenWord {
  const selectionOf = (font: ShapingFont): string => `/${fonts.nameOf(font)} ${figure(size)} Tf`;
  const [first, last] = [word.runs[0], word.runs.at(-1)];
  let font = first?.font;
  const parts = unitsOf(word).flatMap((unit) => {
    const shown: string[] = [];
    let readable = true;
    for (const run of unit.runs) {
      if (run.font !== font) shown.push(selectionOf(run.font));
      font = run.font;
      const { operators, readable: plain } = writeGlyphs(run, size, fonts);
      shown.push(...operators);
      readable &&= plain;
    }
    return readable ? shown : [`/Span<</ActualText${unicodeString(unit.text)}>>BDC`, ...shown, 'EMC'];
  });
  return {
    firstFont: first === undefined ? '' : selectionOf(first.font),
    lastFont: last === undefined ? '' : selectionOf(last.font),
    operators: parts.join(' '),
  };
}

/** The operators that show glyphs of one font, and whether their characters can be read back from them one by one. */
function writeGlyphs(
  { font, glyphs }: Unit['runs'][number],
  size: number,
  fonts: PdfFonts,
): { readonly operators: readonly string[]; readonly readable: boolean } {
  const parts: string[] = [];
  let readable = true;
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
    // Readers take a glyph off the line for one of another word.
    readable &&= plain && glyph.yOffset === 0;
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
  return { operators: parts, readable };
}
