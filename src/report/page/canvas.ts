import type { Weight } from '../text/fontFiles.js';
import { type ShapedWord, shapeWord, UNITS_PER_EM } from '../text/shaper.js';
import { figure, glyphCode, rgb, unicodeString } from './operators.js';
import { type PdfFonts, pdfFonts } from './pdfFont.js';

/** How a text is set. */
export interface TextStyle {
  /** Font size in points. */
  readonly size: number;
  readonly weight?: Weight;
  /** `#rrggbb` */
  readonly colour?: string;
}

export type Point = readonly [x: number, y: number];

/** Where a shape is filled and stroked; colours `#rrggbb`. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Points; 0.5 unless given. */
  readonly lineWidth?: number;
}

/**
 * Draws on the current page of a document. Coordinates are points from the top left corner, y downwards; a text stands
 * on its baseline. Each word that cannot be read back glyph by glyph carries its characters as /ActualText, so that
 * copying and searching work in every script.
 */
export interface Canvas {
  text(words: string, x: number, baseline: number, style: TextStyle): void;
  line(from: Point, to: Point, paint: Paint): void;
  rectangle(x: number, y: number, width: number, height: number, paint: Paint, radius?: number): void;
  polygon(points: readonly Point[], paint: Paint): void;
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const SPACE = '\u00a0';

/** Width of a text in points. */
export function textWidth(text: string, { size, weight = 'regular' }: TextStyle): number {
  const words = wordsOf(text);
  const space = shapeWord(SPACE, weight).width;
  const units = words.reduce((sum, word) => sum + shapeWord(word, weight).width, space * Math.max(0, words.length - 1));
  return (units * size) / UNITS_PER_EM;
}

export function canvasOf(document: PDFKit.PDFDocument): Canvas {
  const fonts = pdfFonts(document);
  const write = (operators: string): void => {
    (document as unknown as { addContent(data: string): void }).addContent(operators);
  };
  const painted = (path: string, { fill, stroke, lineWidth = 0.5 }: Paint): void => {
    const how = fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B';
    const colours = `${fill === undefined ? '' : `${rgb(fill)} rg `}${stroke === undefined ? '' : `${rgb(stroke)} RG `}`;
    write(`q ${colours}${figure(lineWidth)} w ${path} ${how} Q`);
  };

  return {
    text(text, x, baseline, { size, weight = 'regular', colour = '#000000' }) {
      const shaped = wordsOf(text).map((word) => shapeWord(word, weight));
      if (shaped.length === 0) return;
      // The page is drawn upside down, so the letters are turned once more.
      const operators = [`BT ${rgb(colour)} rg 1 0 0 -1 ${figure(x)} ${figure(baseline)} Tm`];
      const state = { font: '' };
      const space = shapeWord(SPACE, weight);
      shaped.forEach((word, index) => {
        if (index > 0) operators.push(wordOperators({ ...space, text: ' ' }, size, fonts, state));
        operators.push(wordOperators(word, size, fonts, state));
      });
      operators.push('ET');
      write(operators.join('\n'));
    },
    line([x1, y1], [x2, y2], paint) {
      painted(`${figure(x1)} ${figure(y1)} m ${figure(x2)} ${figure(y2)} l`, paint);
    },
    rectangle(x, y, width, height, paint, radius = 0) {
      painted(
        radius === 0 ? `${[x, y, width, height].map(figure).join(' ')} re` : rounded(x, y, width, height, radius),
        paint,
      );
    },
    polygon(points, paint) {
      const path = points.map(([x, y], index) => `${figure(x)} ${figure(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
      painted(`${path} h`, paint);
    },
  };
}

/** Operators that show a word from where the text stands now. */
function wordOperators(word: ShapedWord, size: number, fonts: PdfFonts, state: { font: string }): string {
  const parts: string[] = [];
  let readable = true;
  for (const { font, glyphs } of word.runs) {
    const name = fonts.nameOf(font);
    const set = `/${name} ${figure(size)} Tf`;
    if (state.font !== set) parts.push(set);
    state.font = set;
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
  }
  const shown = parts.join(' ');
  return readable ? shown : `/Span<</ActualText${unicodeString(word.text)}>>BDC ${shown} EMC`;
}

/** Length of the handle of a quarter circle of radius 1. */
const QUARTER = 0.5523;

function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const h = r * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  const curve = (...numbers: readonly number[]): string => `${numbers.map(figure).join(' ')} c`;
  const to = (px: number, py: number): string => `${figure(px)} ${figure(py)} l`;
  return [
    `${figure(x + r)} ${figure(y)} m`,
    to(right - r, y),
    curve(right - h, y, right, y + h, right, y + r),
    to(right, bottom - r),
    curve(right, bottom - h, right - h, bottom, right - r, bottom),
    to(x + r, bottom),
    curve(x + h, bottom, x, bottom - h, x, bottom - r),
    to(x, y + r),
    curve(x, y + h, x + h, y, x + r, y),
    'h',
  ].join(' ');
}
