import { describe, expect, it } from 'vitest';
import { DEGREES_PER_SIGN, SIGNS } from '../zodiac/signs.js';
import { birthCounts } from './birthCounts.js';

describe('an eclipse counted from the natal Moon', () => {
  it('is in the first group in houses 3, 6, 10, 11, in the second in 2, 5, 7, 9, in the third in 1, 4, 8, 12', () => {
    // docs/rules/11-eclipses-and-visibility.md#section-4-6; the natal Moon in Aries, the eclipse in each sign.
    const counts = SIGNS.map((_, sign) =>
      birthCounts({ sign: 'Aries', nakshatra: 'Ashwini' }, sign * DEGREES_PER_SIGN + 1),
    );
    expect(counts.map(({ sign }) => sign)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(counts.map(({ group }) => group)).toEqual([3, 2, 1, 3, 2, 1, 2, 3, 2, 1, 1, 3]);
  });

  it('counts nakshatras and taras from that of the birth', () => {
    const found = birthCounts({ sign: 'Taurus', nakshatra: 'Rohini' }, 41);
    expect(found).toEqual({ sign: 1, nakshatra: 1, tara: 1, group: 3 });
    expect(birthCounts({ sign: 'Taurus', nakshatra: 'Rohini' }, 161)).toMatchObject({ nakshatra: 10, tara: 1 });
    expect(birthCounts({ sign: 'Taurus', nakshatra: 'Rohini' }, 39)).toMatchObject({ nakshatra: 27, tara: 9 });
  });
});
