import { describe, expect, it } from 'vitest';
import { SIGNS } from '../zodiac/signs.js';
import { digitOfHeap, mangalaDigit } from './ashtamangala.js';
import { DIRECTIONS, hasHalves, signOfDirection } from './prashnaArudha.js';
import { risingModeOf } from './prashnaLagna.js';
import { lordSutra, mahaSutra, nakshatraSutra, signSutra } from './sutras.js';

describe('the sthira chakra', () => {
  it('has each sign in one square', () => {
    const signs = DIRECTIONS.flatMap((direction) =>
      hasHalves(direction)
        ? [signOfDirection(direction, 1), signOfDirection(direction, 2)]
        : [signOfDirection(direction, 1)],
    );
    expect([...signs].sort()).toEqual([...SIGNS].sort());
  });

  it('has one sign in a corner, whatever half is named', () => {
    expect(signOfDirection('north_east', 2)).toBe('Pisces');
    expect(signOfDirection('west', 2)).toBe('Scorpio');
  });
});

describe('ashtamangala', () => {
  it.each([
    [1, 1],
    [8, 8],
    [9, 1],
    [37, 5],
    [106, 2],
  ])('a heap of %i has the digit %i', (heap, digit) => {
    expect(digitOfHeap(heap)).toBe(digit);
  });

  it.each([
    [1, 'Sun', 'dhwaja', 'garuda', 'earth'],
    [2, 'Mars', 'dhuma', 'cat', 'fire'],
    [3, 'Jupiter', 'simha', 'lion', 'earth'],
    [4, 'Mercury', 'shvan', 'dog', 'ether'],
    [5, 'Venus', 'vrisha', 'serpent', 'water'],
    [6, 'Saturn', 'khara', 'mouse', 'air'],
    [7, 'Moon', 'gaja', 'elephant', 'water'],
    [8, 'Rahu', 'kaka', 'hare', 'ether'],
  ] as const)('gives the digit %i to %s: %s, %s, %s', (digit, graha, yoni, creature, element) => {
    // Prasna Marga 7; docs/rules/12-kp-and-prashna.md, the row of ashtamangala.
    expect(mangalaDigit(digit)).toEqual({ digit, graha, yoni, creature, element });
  });
});

describe('the sutras', () => {
  it.each([
    ['Aries', 'Cancer', 'jeeva'],
    ['Taurus', 'Gemini', 'jeeva'],
    ['Gemini', 'Virgo', 'roga'],
    ['Aries', 'Taurus', 'roga'],
    ['Leo', 'Scorpio', 'mrityu'],
    ['Aries', 'Gemini', 'mrityu'],
  ] as const)('compare %s and %s by quality: %s', (arudha, lagna, result) => {
    expect(signSutra(arudha, lagna).result).toBe(result);
    expect(signSutra(lagna, arudha).result).toBe(result);
  });

  it.each([
    ['Aries', 'Scorpio', 'jeeva'],
    ['Leo', 'Cancer', 'jeeva'],
    ['Leo', 'Capricorn', 'mrityu'],
    ['Cancer', 'Gemini', 'mixed'],
    ['Aries', 'Taurus', 'roga'],
  ] as const)('compare the lords of %s and %s: %s', (arudha, lagna, result) => {
    expect(lordSutra(arudha, lagna).result).toBe(result);
  });

  it('count both ways without a result', () => {
    expect(nakshatraSutra('Swati', 'Magha')).toMatchObject({ forward: 23, backward: 6 });
    expect(mahaSutra('Leo')).toEqual({ first: 'Leo', second: 'Taurus', forward: 10, backward: 4 });
  });
});

describe('how signs rise', () => {
  it('six with the head, five with the back, Pisces with both', () => {
    const modes = SIGNS.map(risingModeOf);
    expect(modes.filter((mode) => mode === 'sirshodaya')).toHaveLength(6);
    expect(modes.filter((mode) => mode === 'prishtodaya')).toHaveLength(5);
    expect(risingModeOf('Pisces')).toBe('ubhayodaya');
  });
});
