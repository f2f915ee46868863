import { canvasOf } from '@ganita/print/report/page/canvas.js';
import { documentBytes, openDocument } from '@ganita/print/report/page/pdf.js';
import { outlinesOf } from '@ganita/print/text/outlines.js';
import { shapeText, UNITS_PER_EM } from '@ganita/print/text/shaper.js';
import fc from 'fast-check';
import { textWidth } from 'ganita/drawing/text/width.js';
import { hasRightToLeft } from 'ganita/text/direction.js';
import { checkPrintable, printedText } from 'ganita/text/printedText.js';
import { describe, expect, it } from 'vitest';
import { hasPoppler, wordsOf } from '../../packages/print/tests/poppler.js';
import { NAMES } from './names.js';

const NOTDEF = 0;
const DOTTED_CIRCLE = 0x25cc;
const WEIGHTS = ['regular', 'semibold'] as const;
const all = Object.entries(NAMES);

describe.each(all)('a name in %s', (_, name) => {
  it('is accepted as it is', () => {
    checkPrintable('name', name);
    expect(printedText(name)).toBe(name.normalize('NFC'));
  });

  it.each(WEIGHTS)('has a glyph for each character and no mark without its letter, %s', (weight) => {
    for (const { runs } of shapeText(name, weight).words)
      for (const { font, glyphs } of runs) {
        const wrong = [NOTDEF, font.font.nominalGlyph(DOTTED_CIRCLE)];
        expect(glyphs.filter(({ glyph }) => wrong.includes(glyph))).toEqual([]);
      }
  });

  it('is no wider than pictures take it for', () => {
    for (const weight of WEIGHTS)
      expect(shapeText(name, weight).width).toBeLessThan(textWidth(name, UNITS_PER_EM) * 1.01);
  });
});

describe.runIf(hasPoppler)('names in a PDF', () => {
  it('are found by a search for each of their words', async () => {
    const document = openDocument({ title: 'names', language: 'en' });
    document.addPage();
    const canvas = canvasOf(document);
    all.forEach(([, name], index) => {
      canvas.text(name, 40, 40 + index * 30, { size: 16, weight: WEIGHTS[index % 2] ?? 'regular' });
    });
    canvas.flush();
    const found = wordsOf(await documentBytes(document))
      .flat()
      .map(({ text }) => text.normalize('NFC'));
    // Poppler puts a vowel mark of Arabic before its letter, and keeps a bracket with what is next to it.
    const words = all
      .flatMap(([, name]) => name.normalize('NFC').split(' '))
      .filter((word) => !/[\u064b-\u0670()]/.test(word));
    expect(words.length).toBeGreaterThan(30);
    // It lists letters from right to left as they are seen.
    const listed = words.map((word) => (hasRightToLeft(word) ? [...word].reverse().join('') : word));
    expect(listed.filter((word) => !found.includes(word))).toEqual([]);
  });
});

describe('a hostile name', () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '\u202a',
        '\u202b',
        '\u202d',
        '\u202e',
        '\u202c',
        '\u2066',
        '\u2067',
        '\u2068',
        '\u2069',
        '\u200e',
        '\u200f',
        '\u061c',
      ),
      fc.constantFrom('\u200b', '\u200c', '\u200d', '\ufeff', '\u00ad', '\u034f', '\ufe0f'),
      fc.constantFrom('\u0301', '\u093f', '\u0a3c', '\u0bd7', '\u0d4d', '\u064e', '\u0b56'),
      fc.constantFrom('\u{1f642}', '\u{1f469}\u200d\u{1f680}', '\u{e0041}', '\ud800', '<', '&', '\u0000'),
      fc.constantFrom(
        'a',
        ' ',
        '7',
        '(',
        '\u0915',
        '\u0995',
        '\u0a95',
        '\u0a15',
        '\u0b15',
        '\u0d15',
        '\u0627',
        '\u0644',
        '\u1c65',
        '\uabc0',
      ),
    ),
    maxLength: 40,
  });

  it('is rejected for its field, or drawn: nothing in between', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const printed = printedText(name);
        expect(printed).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u061c\ufeff\p{Cc}\p{Cs}]/u);
        try {
          checkPrintable('name', name);
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_input', field: 'name' });
          return;
        }
        const { glyphs, width } = outlinesOf(printed, 'semibold');
        expect(Number.isFinite(width) && width >= 0).toBe(true);
        expect(glyphs.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['Asha \u{1f642}', '\u{1f469}\u200d\u{1f680}', 'A\u{e0041}\u{1f1ee}\u{1f1f3}'])('%s is rejected', (name) => {
    expect(() => checkPrintable('name', name)).toThrow('no font here has U+1F');
  });
});
