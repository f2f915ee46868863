import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../zodiac/signs.js';
import { type Direction, kendraOrder, narayanaOrder, padakrama, quadrantOrder, run } from './signPatterns.js';

const sign = fc.constantFrom(...SIGNS);
const direction = fc.constantFrom<Direction>(1, -1);
const letters = (signs: readonly string[]): string => signs.map((one) => one.slice(0, 2)).join(' ');

describe('an order of signs', () => {
  it.each([
    ['narayana', narayanaOrder],
    ['quadrant', quadrantOrder],
    ['padakrama', padakrama],
    ['kendra', kendraOrder],
    ['run', run],
  ] as const)('has every sign once: %s', (_, order) => {
    fc.assert(
      fc.property(sign, direction, (first, way) => {
        const signs = order(first, way);
        expect(signs[0]).toBe(first);
        expect(new Set(signs).size).toBe(12);
        expect(signs).toHaveLength(12);
      }),
    );
  });

  it('takes movable signs one by one and fixed ones by the sixth', () => {
    for (const order of [narayanaOrder, quadrantOrder, padakrama]) {
      expect(letters(order('Cancer', -1))).toBe('Ca Ge Ta Ar Pi Aq Ca Sa Sc Li Vi Le');
      expect(letters(order('Leo', 1))).toBe('Le Ca Ge Sc Ar Vi Aq Ca Sa Ta Li Pi');
    }
  });

  it('goes on from a dual sign as its dasha wants', () => {
    expect(letters(narayanaOrder('Gemini', 1))).toBe('Ge Li Aq Pi Ca Sc Sa Ar Le Vi Ca Ta');
    expect(letters(quadrantOrder('Pisces', -1))).toBe('Pi Sa Vi Ge Sc Le Ta Aq Ca Ar Ca Li');
    expect(letters(padakrama('Virgo'))).toBe('Vi Ta Ca Le Ar Sa Ca Pi Sc Ge Aq Li');
  });

  it('takes the kendras of a sign before those of the next', () => {
    expect(letters(kendraOrder('Taurus', -1))).toBe('Ta Aq Sc Le Ar Ca Li Ca Pi Sa Vi Ge');
  });
});
