import fc from 'fast-check';
import { hasRightToLeft, isolated } from 'ganita/text/direction.js';
import { describe, expect, it } from 'vitest';
import { visualWords } from './bidi.js';

/** The words of a line from the left, as they are read; letters from right to left in brackets. */
const seen = (text: string): readonly string[] =>
  visualWords(text).map((pieces) =>
    pieces.map(({ text: part, direction }) => (direction === 'rtl' ? `[${part}]` : part)).join(''),
  );

// alef, beh, jeem, dal
const [A, B, J, D] = ['\u0627', '\u0628', '\u062c', '\u062f'];

describe('a line with letters from right to left', () => {
  it('has its words in the order in which they are seen', () => {
    expect(seen(`${A}${B} ${J} ${D}`)).toEqual([`[${D}]`, `[${J}]`, `[${A}${B}]`]);
  });

  it('takes its direction from its first letter', () => {
    expect(seen(`Dr. ${A} ${B} Khan`)).toEqual(['Dr.', `[${B}]`, `[${A}]`, 'Khan']);
    expect(seen(`${A} Khan ${B}`)).toEqual([`[${B}]`, 'Khan', `[${A}]`]);
  });

  it('keeps numbers from left to right, after the letters before them', () => {
    expect(seen(`${A} 12 ${B}`)).toEqual([`[${B}]`, '12', `[${A}]`]);
  });

  it('keeps the order of what is around an isolated text', () => {
    expect(isolated('Asha')).toBe('Asha');
    expect(seen(`${isolated(`${A} ${B}`)} \u00b7 12-07 \u00b7 ${isolated(J ?? '')}`)).toEqual([
      `[${B}]`,
      `[${A}]`,
      '\u00b7',
      '12-07',
      '\u00b7',
      `[${J}]`,
    ]);
  });

  it('loses no letter, whatever is mixed', () => {
    const unit = fc.constantFrom(
      'a',
      'b',
      ' ',
      '1',
      '-',
      '(',
      ')',
      '\u0301',
      '\u0915',
      '\u093f',
      '\u200d',
      A,
      B,
      '\u064e',
    );
    fc.assert(
      fc.property(fc.string({ unit: unit as fc.Arbitrary<string>, maxLength: 30 }), (text) => {
        const kept = visualWords(text)
          .flat()
          .sort((a, b) => a.start - b.start);
        expect(kept.map((piece) => piece.text).join('')).toBe(text.replaceAll(' ', ''));
        for (const { text: part, start } of kept) expect(text.slice(start, start + part.length)).toBe(part);
      }),
      { numRuns: 300 },
    );
  });

  it('is known by its letters', () => {
    expect([A, '\u0679', '\ufdf2'].every((letter) => hasRightToLeft(`x${letter}`))).toBe(true);
    expect(hasRightToLeft('Asha \u0915\u093f \u2068')).toBe(false);
  });
});
