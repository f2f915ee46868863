import { LANGUAGES } from '@ganita/words/languages.js';
import { vocabularies } from '@ganita/words/words.js';
import { describe, expect, it } from 'vitest';
import { type ShapedWord, shapeText, shapeWord } from './shaper.js';

const NOTDEF = 0;
const glyphsOf = (word: ShapedWord) => word.runs.flatMap(({ glyphs }) => glyphs);

const DOTTED_CIRCLE = 0x25cc;

/** A glyph that replaces what a font lacks, or for the letter that a mark lacks. */
const isWrong = (word: ShapedWord): boolean =>
  word.runs.some(({ font, glyphs }) => {
    const circle = font.font.nominalGlyph(DOTTED_CIRCLE);
    return glyphs.some(({ glyph }) => glyph === NOTDEF || glyph === circle);
  });

describe.each(LANGUAGES)('every word of the vocabulary in %s', (language) => {
  const words = new Set(
    vocabularies()
      .flatMap(({ words: list }) => Object.values(list[language]))
      .flatMap((text) => text.split(' ')),
  );

  it.each(['regular', 'semibold'] as const)(
    'has a glyph for each character and no mark without its letter, %s',
    (weight) => {
      const shaped = [...words].map((word) => shapeWord(word, weight));
      expect(shaped.filter((word) => word.runs.length === 0 || isWrong(word)).map(({ text }) => text)).toEqual([]);
    },
  );
});

describe('shaping', () => {
  it('shows a mark that has no letter by a dotted circle, which the test above would find', () => {
    expect(isWrong(shapeWord('\u0c3f', 'regular'))).toBe(true);
    expect(isWrong(shapeWord('\u0c15\u0c3f', 'regular'))).toBe(false);
  });

  it('makes one glyph of a conjunct and gives all its characters to it', () => {
    const [first, ...others] = glyphsOf(shapeWord('\u0c36\u0c4d\u0c30\u0c40', 'regular'));
    expect(first?.text).toBe('\u0c36\u0c4d\u0c30\u0c40');
    expect(others.every(({ text }) => text === '')).toBe(true);
    // sha + virama + ra would be three letters side by side
    expect(shapeWord('\u0915\u094d\u0937', 'regular').width).toBeLessThan(shapeWord('\u0915\u0937', 'regular').width);
  });

  it('puts the vowel sign i before its letter in Devanagari', () => {
    const glyphs = glyphsOf(shapeWord('\u0915\u093f', 'regular'));
    const ka = glyphsOf(shapeWord('\u0915', 'regular'))[0]?.glyph;
    expect(glyphs.findIndex(({ glyph }) => glyph === ka)).toBeGreaterThan(0);
  });

  it('measures a text as its words with one space between two', () => {
    const parts = ['Saturn', 'over', 'life'].map((word) => shapeWord(word, 'regular').width);
    const spaces = 2 * shapeWord(' ', 'regular').width;
    expect(shapeText('Saturn  over life ', 'regular').width).toBe(parts.reduce((sum, width) => sum + width, spaces));
  });

  it('gives the same glyphs whatever was shaped before', () => {
    const alone = JSON.stringify(glyphsOf(shapeWord('\u0cb6\u0ccd\u0cb0\u0cc0\u0ca8\u0cbf', 'semibold')));
    for (const word of ['x', '\u0b95\u0bca', '\u0936\u094d\u0930']) shapeWord(word, 'semibold');
    expect(JSON.stringify(glyphsOf(shapeWord('\u0cb6\u0ccd\u0cb0\u0cc0\u0ca8\u0cbf', 'semibold')))).toBe(alone);
  });
});
