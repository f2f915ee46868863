import { Blob, Buffer, Direction, Face, Font, type GlyphInfo, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { readFontFile, type Weight } from './fontFiles.js';
import { type Script, scriptRuns } from './scripts.js';

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
  /** The characters it begins; empty for the further glyphs of a cluster. */
  readonly text: string;
}

/** Glyphs of one font. */
export interface ShapedRun {
  readonly font: ShapingFont;
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
};

/** A text, shaped word by word; `width` counts one space between two words. */
export interface ShapedText {
  readonly words: readonly ShapedWord[];
  readonly width: number;
}

/** Cached words and texts: a report has some three thousand different ones. */
const MAX_CACHED = 6000;

/** Dates and measures seldom recur as a whole, so only their words are cached. */
const NUMERAL = /\p{Nd}/u;

/** The separator of two words. */
export const SPACE = ' ';

const fonts = new Map<string, ShapingFont>();
const words = new LRUCache<string, ShapedWord>({ max: MAX_CACHED });
const texts = new LRUCache<string, ShapedText>({ max: MAX_CACHED });
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

/** Shape the words of a text. */
export function shapeText(text: string, weight: Weight): ShapedText {
  const key = `${weight} ${text}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const parts = text.split(' ').filter((word) => word !== '');
  const shaped = parts.map((word) => shapeWord(word, weight));
  const space = shapeWord(SPACE, weight).width;
  const width = shaped.reduce((sum, word) => sum + word.width, space * Math.max(0, shaped.length - 1));
  const made = { words: shaped, width };
  if (!NUMERAL.test(text)) texts.set(key, made);
  return made;
}

/** Shape a word (a text without spaces). */
export function shapeWord(text: string, weight: Weight): ShapedWord {
  const key = `${weight} ${text}`;
  const known = words.get(key);
  if (known !== undefined) return known;
  const runs = scriptRuns(text).map(({ script, text: part }) => shapeRun(part, shapingFont(script, weight)));
  const width = runs.reduce((sum, { glyphs }) => sum + glyphs.reduce((inRun, { advance }) => inRun + advance, 0), 0);
  const word = { text, runs, width };
  words.set(key, word);
  return word;
}

function shapeRun(text: string, font: ShapingFont): ShapedRun {
  const [script, language] = TAGS[font.script];
  buffer.clearContents();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.setScript(script);
  buffer.setLanguage(language);
  shape(font.font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const glyphs: PlacedGlyph[] = [];
  let cluster = text.length;
  let end = cluster;
  // Clusters rise with the glyphs, so each ends where the one met before it, from the end, begins.
  for (let index = infos.length - 1; index >= 0; index -= 1) {
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
  glyphs.reverse();
  return { font, glyphs };
}

function glyphWidth({ font, widths }: ShapingFont, glyph: number): number {
  let width = widths.get(glyph);
  if (width === undefined) {
    width = font.glyphHAdvance(glyph);
    widths.set(glyph, width);
  }
  return width;
}
