import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { moonNature, naturesOf } from './natures.js';

type Place = readonly [Sign, number];
const chart = (places: Partial<Record<Graha, Place>>) =>
  Object.fromEntries(
    GRAHAS.map((graha) => {
      const [sign, degreesInSign] = places[graha] ?? ['Aries', 15];
      return [graha, { sign, degreesInSign }];
    }),
  ) as Record<Graha, { sign: Sign; degreesInSign: number }>;
const nature = (places: Partial<Record<Graha, Place>>, moon: 'benefics' | 'malefics' = 'benefics') =>
  naturesOf(chart({ Mercury: ['Leo', 10], ...places }), moon).malefics.includes('Mercury') ? 'malefic' : 'benefic';

describe('natural benefics and malefics', () => {
  it('are by nature but for Moon and Mercury', () => {
    const { benefics, malefics } = naturesOf(chart({ Mercury: ['Leo', 10] }), 'malefics');
    expect(benefics).toEqual(['Mercury', 'Jupiter', 'Venus']);
    expect(malefics).toEqual(['Sun', 'Moon', 'Mars', 'Saturn', 'Rahu', 'Ketu']);
  });

  it('count the Moon a benefic in the bright half', () => {
    expect(moonNature(100, 101)).toBe('benefics');
    expect(moonNature(100, 280)).toBe('malefics');
    expect(moonNature(100, 99)).toBe('malefics');
  });

  it('let Mercury follow the majority in his sign, nodes counted', () => {
    expect(nature({})).toBe('benefic');
    expect(nature({ Rahu: ['Leo', 1] })).toBe('malefic');
    expect(nature({ Jupiter: ['Leo', 1], Venus: ['Leo', 2], Mars: ['Leo', 3] })).toBe('benefic');
    expect(nature({ Moon: ['Leo', 1] }, 'malefics')).toBe('malefic');
  });

  it('let a level company be decided by the nearest in degrees', () => {
    expect(nature({ Jupiter: ['Leo', 1], Mars: ['Leo', 12] })).toBe('malefic');
    expect(nature({ Jupiter: ['Leo', 9], Mars: ['Leo', 12] })).toBe('benefic');
  });
});
