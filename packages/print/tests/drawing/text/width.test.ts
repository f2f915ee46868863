import { shapeText, UNITS_PER_EM } from '@ganita/print/text/shaper.js';
import { vocabularies } from '@ganita/words/words.js';
import { textWidth } from 'ganita/drawing/text/width.js';
import { JOINED_WIDTHS, WIDER_PAIRS, WIDTHS } from 'ganita/drawing/text/widths.data.js';
import { uncoveredCharacter } from 'ganita/text/scripts.js';
import { describe, expect, it } from 'vitest';
import { joinedWidths, widerPairs, widthsOfFonts } from '../../../../../tools/drawing/widthsOfFonts.js';

describe('the table of widths', () => {
  it('is that of the fonts', () => {
    expect(WIDTHS).toEqual(widthsOfFonts());
    expect(WIDER_PAIRS).toEqual(widerPairs());
    expect(JOINED_WIDTHS).toEqual(joinedWidths());
  });

  it('makes no word of any language narrower than HarfBuzz does, up to five thousandths for kerning', () => {
    const words = vocabularies().flatMap(({ words: byLanguage }) => Object.values(byLanguage).flatMap(Object.values));
    const drawn = words.filter((word) => uncoveredCharacter(word) === null);
    expect(drawn.length).toBeGreaterThan(5000);
    for (const weight of ['regular', 'semibold'] as const) {
      const narrow = drawn.filter((word) => shapeText(word, weight).width > textWidth(word, UNITS_PER_EM) * 1.005);
      expect(narrow).toEqual([]);
    }
  });

  it('takes an unknown character for a whole em', () => {
    expect(textWidth('漢', 10)).toBe(10);
  });
});
