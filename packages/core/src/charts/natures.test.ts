import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { type MoonNature, moonNature, naturesOf } from './natures.js';

type Place = readonly [Sign, number];

/** Every graha alone, except those that the test places. */
const placed = (places: Readonly<Partial<Record<Graha, Place>>>) => {
  const alone: Readonly<Record<Graha, Place>> = {
    Sun: ['Aries', 1],
    Moon: ['Taurus', 1],
    Mars: ['Gemini', 1],
    Mercury: ['Cancer', 10],
    Jupiter: ['Leo', 1],
    Venus: ['Virgo', 1],
    Saturn: ['Libra', 1],
    Rahu: ['Scorpio', 1],
    Ketu: ['Taurus', 1],
  };
  return Object.fromEntries(
    GRAHAS.map((graha) => {
      const [sign, degreesInSign] = places[graha] ?? alone[graha];
      return [graha, { sign, degreesInSign }];
    }),
  ) as Record<Graha, { sign: Sign; degreesInSign: number }>;
};

const isBenefic = (places: Readonly<Partial<Record<Graha, Place>>>, moon: MoonNature = 'benefics'): boolean =>
  naturesOf(placed(places), moon).benefics.includes('Mercury');

describe('the Moon', () => {
  it('is a benefic of tithis 1 to 15 and a malefic of 16 to 30', () => {
    expect([0, 179.99, 180, 359.99].map((elongation) => moonNature(0, elongation))).toEqual([
      'benefics',
      'benefics',
      'malefics',
      'malefics',
    ]);
  });

  it('is by the half bright rule a benefic of tithis 8 to 15, a malefic of 23 to 30, else neither', () => {
    const limits = [0, 83.99, 84, 179.99, 180, 263.99, 264, 359.99];
    expect(limits.map((elongation) => moonNature(100, (100 + elongation) % 360, 'half_bright'))).toEqual([
      null,
      null,
      'benefics',
      'benefics',
      null,
      null,
      'malefics',
      'malefics',
    ]);
  });

  it('is in no group where it is neither', () => {
    const { benefics, malefics } = naturesOf(placed({}), null);
    expect([...benefics, ...malefics]).not.toContain('Moon');
    expect([...benefics, ...malefics]).toHaveLength(8);
  });
});

describe('Mercury', () => {
  it('is a benefic when alone', () => expect(isBenefic({})).toBe(true));

  it('takes the nature of the majority in its sign, nodes counted', () => {
    expect(isBenefic({ Saturn: ['Cancer', 1] })).toBe(false);
    expect(isBenefic({ Saturn: ['Cancer', 1], Jupiter: ['Cancer', 2], Venus: ['Cancer', 29] })).toBe(true);
    expect(isBenefic({ Rahu: ['Cancer', 1] })).toBe(false);
  });

  it('goes with the nearest in degrees where the groups are level', () => {
    expect(isBenefic({ Saturn: ['Cancer', 8], Jupiter: ['Cancer', 13] })).toBe(false);
    expect(isBenefic({ Saturn: ['Cancer', 6], Jupiter: ['Cancer', 13] })).toBe(true);
  });

  it('has the nature of the Moon joined to it, but not of a Moon in neither group', () => {
    expect(isBenefic({ Moon: ['Cancer', 1] }, 'malefics')).toBe(false);
    expect(isBenefic({ Moon: ['Cancer', 1] }, 'benefics')).toBe(true);
    expect(isBenefic({ Moon: ['Cancer', 1] }, null)).toBe(true);
    expect(isBenefic({ Moon: ['Cancer', 9], Saturn: ['Cancer', 1] }, null)).toBe(false);
  });
});
