import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectsSign, grahaDrishti, rasiDrishti, signAspects } from './aspects.js';
import { GRAHAS } from './grahas.js';
import { SIGNS } from './signs.js';

const sign = fc.constantFrom(...SIGNS);

describe('graha drishti', () => {
  it('gives everyone the 7th, and Mars, Jupiter and Saturn their own', () => {
    expect(grahaDrishti('Mars', 'Leo')).toEqual(['Scorpio', 'Aquarius', 'Pisces']);
    expect(grahaDrishti('Jupiter', 'Sagittarius')).toEqual(['Aries', 'Gemini', 'Leo']);
    expect(grahaDrishti('Saturn', 'Pisces')).toEqual(['Taurus', 'Virgo', 'Sagittarius']);
    for (const graha of GRAHAS) expect(aspectsSign(graha, 'Aries', 'Libra')).toBe(true);
    expect(grahaDrishti('Rahu', 'Virgo')).toEqual(['Pisces']);
  });

  it('says of a single sign what the list says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRAHAS), sign, sign, (graha, from, to) => {
        return aspectsSign(graha, from, to) === grahaDrishti(graha, from).includes(to);
      }),
    );
  });
});

describe('rasi drishti', () => {
  it('joins movable and fixed signs except neighbours, and the dual signs', () => {
    expect(rasiDrishti('Aries')).toEqual(['Leo', 'Scorpio', 'Aquarius']);
    expect(rasiDrishti('Taurus')).toEqual(['Cancer', 'Libra', 'Capricorn']);
    expect(rasiDrishti('Gemini')).toEqual(['Virgo', 'Sagittarius', 'Pisces']);
    expect(rasiDrishti('Scorpio')).toEqual(['Aries', 'Cancer', 'Capricorn']);
  });

  it('is mutual, never of oneself, and always of three signs', () => {
    for (const from of SIGNS) {
      expect(rasiDrishti(from)).toHaveLength(3);
      expect(signAspects(from, from)).toBe(false);
      for (const to of SIGNS) expect(signAspects(from, to)).toBe(signAspects(to, from));
    }
  });
});
