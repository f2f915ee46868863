import { hasRightToLeft } from 'ganita/text/direction.js';
import { type Script, scriptRuns } from 'ganita/text/scripts.js';
import { Blob, Buffer, Direction, Face, Font, type GlyphInfo, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { type DirectedPiece, visualWords, type WritingDirection } from './bidi.js';
import { readFontFile, type Weight } from './fontFiles.js';

/** Thousandths of the font size: the unit of every measure of a shaped text. */
export const UNITS_PER_EM = 1000;

/** A font file opened for shaping. */
export interface ShapingFont {
  readonly script: Script;
  readonly weight: Weight;
  readonly bytes: Uint8Array;
  readonly font: Font;
  /** Widths of its glyphs, as far as they were needed. */
  readonly widths: Map<number, number>;
}

/** A glyph in its place; offsets and advance in thousandths of the font size. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly advance: number;
  /** Width of the glyph itself, which `advance` may correct. */
  readonly width: number;
  readonly xOffset: number;
  readonly yOffset: number;
  /** The characters that it and the glyphs after it show; empty for the further glyphs of a cluster. */
  readonly text: string;
}

/** Glyphs of one font, as they are seen from the left. */
export interface ShapedRun {
  readonly font: ShapingFont;
  readonly direction: WritingDirection;
  readonly glyphs: readonly PlacedGlyph[];
}

/** A word, shaped. */
export interface ShapedWord {
  readonly text: string;
  readonly runs: readonly ShapedRun[];
  readonly width: number;
}

/** Tags by which HarfBuzz knows a script, and the language that its fonts are made for first. */
const TAGS: Readonly<Record<Script, readonly [script: string, language: string]>> = {
  latin: ['Latn', 'en'],
  devanagari: ['Deva', 'hi'],
  kannada: ['Knda', 'kn'],
  tamil: ['Taml', 'ta'],
  telugu: ['Telu', 'te'],
  bengali: ['Beng', 'bn'],
  gurmukhi: ['Guru', 'pa'],
  gujarati: ['Gujr', 'gu'],
  odia: ['Orya', 'or'],
  malayalam: ['Mlym', 'ml'],
  arabic: ['Arab', 'ur'],
  ol_chiki: ['Olck', 'sat'],
  meetei_mayek: ['Mtei', 'mni'],
};

/** A text, shaped word by word; `width` counts one space between two words. */
export interface ShapedText {
  readonly words: readonly ShapedWord[];
  readonly width: number;
}

/** Cached words and texts of a weight: a report has some three thousand different ones. */
const MAX_CACHED = 4000;

/** Dates and measures seldom recur as a whole, so only their words are cached. */
const NUMERAL = /\p{Nd}/u;

/** The separator of two words. */
export const SPACE = ' ';

/** What was shaped in one weight: keys made of weight and text would cost as much as finding them. */
const cache = () => ({
  words: new LRUCache<string, ShapedWord>({ max: MAX_CACHED }),
  texts: new LRUCache<string, ShapedText>({ max: MAX_CACHED }),
  /** A text is measured, placed and written one after the other. */
  last: { text: '', shaped: null as ShapedText | null },
});

const fonts = new Map<string, ShapingFont>();
const caches: Readonly<Record<Weight, ReturnType<typeof cache>>> = { regular: cache(), semibold: cache() };
/** One buffer for every text: a new one each time costs more than the shaping. */
const buffer = new Buffer();

/** The font of a script and weight, read at its first use and cached. */
function shapingFont(script: Script, weight: Weight): ShapingFont {
  const key = `${script} ${weight}`;
  const known = fonts.get(key);
  if (known !== undefined) return known;
  const bytes = readFontFile(script, weight);
  const font = new Font(new Face(new Blob(bytes)));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  const opened = { script, weight, bytes, font, widths: new Map<number, number>() };
  fonts.set(key, opened);
  return opened;
}

/** Shape the words of a text; they are in the order in which they are seen, from the left. */
export function shapeText(text: string, weight: Weight): ShapedText {
  const { texts, last } = caches[weight];
  const known = last.text === text && last.shaped !== null ? last.shaped : texts.get(text);
  if (known !== undefined) return known;
  const shaped = hasRightToLeft(text)
    ? visualWords(text).map((pieces) => shapePieces(pieces, weight))
    : text
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => shapeWord(word, weight));
  const space = shapeWord(SPACE, weight).width;
  const width = shaped.reduce((sum, word) => sum + word.width, space * Math.max(0, shaped.length - 1));
  const made = { words: shaped, width };
  if (!NUMERAL.test(text)) texts.set(text, made);
  last.text = text;
  last.shaped = made;
  return made;
}

/** Shape a word (a text without spaces) that is written from left to right. */
export function shapeWord(text: string, weight: Weight): ShapedWord {
  const { words } = caches[weight];
  const known = words.get(text);
  if (known !== undefined) return known;
  const word = wordOf(text, shapePiece({ text, direction: 'ltr' }, weight));
  words.set(text, word);
  return word;
}

/** Shape the pieces of a word, of which some are written from right to left; they come as they are seen. */
function shapePieces(pieces: readonly DirectedPiece[], weight: Weight): ShapedWord {
  const read = pieces.toSorted((a, b) => a.start - b.start);
  return wordOf(
    read.map(({ text }) => text).join(''),
    pieces.flatMap((piece) => shapePiece(piece, weight)),
  );
}

const wordOf = (text: string, runs: readonly ShapedRun[]): ShapedWord => ({
  text,
  runs,
  width: runs.reduce((sum, { glyphs }) => sum + glyphs.reduce((inRun, { advance }) => inRun + advance, 0), 0),
});

function shapePiece({ text, direction }: Pick<DirectedPiece, 'text' | 'direction'>, weight: Weight): ShapedRun[] {
  const runs = scriptRuns(text).map(({ script, text: part }) => shapeRun(part, shapingFont(script, weight), direction));
  return direction === 'rtl' ? runs.reverse() : runs;
}

const DIRECTIONS = { ltr: Direction.LTR, rtl: Direction.RTL } as const;

function shapeRun(text: string, font: ShapingFont, direction: WritingDirection): ShapedRun {
  const [script, language] = TAGS[font.script];
  buffer.clearContents();
  buffer.addText(text);
  buffer.setDirection(DIRECTIONS[direction]);
  buffer.setScript(script);
  buffer.setLanguage(language);
  shape(font.font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const glyphs: PlacedGlyph[] = [];
  let cluster = text.length;
  let end = cluster;
  // Read backwards clusters fall, so each ends where the one met before it begins.
  const step = direction === 'ltr' ? -1 : 1;
  for (let index = step < 0 ? infos.length - 1 : 0; infos[index] !== undefined; index += step) {
    const info = infos[index] as GlyphInfo;
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    if (info.cluster !== cluster) end = cluster;
    cluster = info.cluster;
    const begins = infos[index - 1]?.cluster !== cluster;
    const width = glyphWidth(font, info.codepoint);
    glyphs.push({
      glyph: info.codepoint,
      advance: xAdvance,
      width,
      xOffset,
      yOffset,
      text: begins ? text.slice(cluster, end) : '',
    });
  }
  if (step < 0) glyphs.reverse();
  return { font, direction, glyphs };
}

function glyphWidth({ font, widths }: ShapingFont, glyph: number): number {
  let width = widths.get(glyph);
  if (width === undefined) {
    width = font.glyphHAdvance(glyph);
    widths.set(glyph, width);
  }
  return width;
}
