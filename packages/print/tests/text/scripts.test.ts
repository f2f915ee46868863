import { readFontFile } from '@ganita/print/text/fontFiles.js';
import { COVERAGE, SHARED } from 'ganita/text/coverage.data.js';
import { SCRIPTS, scriptRuns, uncoveredCharacter } from 'ganita/text/scripts.js';
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';

const codesOf = (ranges: readonly (readonly [number, number])[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

describe('the table of characters', () => {
  it.each(SCRIPTS.flatMap((script) => (['regular', 'semibold'] as const).map((weight) => [script, weight] as const)))(
    'lists nothing that the %s font, %s, lacks',
    (script, weight) => {
      const held = new Set(new Face(new Blob(readFontFile(script, weight))).collectUnicodes());
      const wanted = [...codesOf(COVERAGE[script]), ...codesOf(SHARED[script] ?? [])];
      expect(wanted.filter((code) => !held.has(code)).map((code) => code.toString(16))).toEqual([]);
    },
  );

  it('lists no character twice', () => {
    const all = SCRIPTS.flatMap((script) => codesOf(COVERAGE[script]));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a text', () => {
  it.each([
    ['Latin letters with accents', 'Zoë Müller-Łukasiewicz, Đặng'],
    ['Greek and Cyrillic', 'Ελένη Иванова'],
    ['digits and signs of an angle', '12°34′56″'],
    ['a stop of the north', '\u0936\u094d\u0930\u0940\u0964'],
    ['a word held apart by a joiner', '\u0c86\u0ca8\u0ccd\u200c\u0cb2\u0cc8\u0ca8\u0ccd'],
  ])('of %s can be written', (_, text) => {
    expect(uncoveredCharacter(text)).toBeNull();
  });

  it.each([
    ['Chinese', '北京', '北'],
    ['Hebrew', '\u05d0\u05e9\u05e8', '\u05d0'],
    ['Thai', '\u0e01', '\u0e01'],
    ['a face', 'Asha 🙂', '🙂'],
    ['Grantha', 'Asha \u{11305}', '\u{11305}'],
    ['a private character', 'a\ue000', '\ue000'],
  ])('of %s cannot, and says where', (_, text, first) => {
    expect(uncoveredCharacter(text)).toBe(first);
    expect(() => scriptRuns(text)).toThrow('U+');
  });

  it('is cut where the script changes, joiners and shared stops staying with their letters', () => {
    const runs = scriptRuns('A\u0930\u0940\u0964-\u0cb0\u0ccd\u200d7');
    expect(runs).toEqual([
      { script: 'latin', text: 'A' },
      { script: 'devanagari', text: '\u0930\u0940\u0964' },
      { script: 'latin', text: '-' },
      { script: 'kannada', text: '\u0cb0\u0ccd\u200d' },
      { script: 'latin', text: '7' },
    ]);
  });

  it('keeps every character but joiners outside the Indian scripts', () => {
    const text = 'Sri \u0c36\u0c4d\u0c30\u0c40 \u0bb8\u0bcd\u0bb0\u0bc0 2';
    expect(
      scriptRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
    expect(scriptRuns('a\u200db')).toEqual([{ script: 'latin', text: 'ab' }]);
  });
});
