import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../zodiac/grahas.js';
import { SIGNS } from '../zodiac/signs.js';
import { numberFacts, type PlanetOf108 } from './numberFacts.js';

const NUMBERS = Array.from({ length: 108 }, (_, index) => index + 1);
/** The second reading of a number of 108; its place in the zodiac does not matter to it. */
const planetOf = (number: number, planet_of_108: 'twelves' | 'blog'): PlanetOf108 => {
  const { planetOf108 } = numberFacts('108', { number, startTicks: 0, endTicks: 1 }, 0, { planet_of_108 });
  if (planetOf108 === null) throw new Error('a number of 108 has a planet');
  return planetOf108;
};

describe('the planet of a number of 108', () => {
  it('has twelve numbers, one for each sign, from the Sun to Ketu', () => {
    // docs/rules/12-kp-and-prashna.md, "Second reading of 108".
    expect(NUMBERS.map((number) => planetOf(number, 'twelves'))).toEqual(
      GRAHAS.flatMap((graha) => SIGNS.map((sign) => ({ graha, sign }))),
    );
  });

  it('is one number earlier by the weblog: the twelfth is the first of the Moon, the last of the Sun', () => {
    expect([1, 11, 12, 23, 24, 107, 108].map((number) => planetOf(number, 'blog').graha)).toEqual([
      ...['Sun', 'Sun', 'Moon', 'Moon', 'Mars', 'Ketu', 'Sun'],
    ]);
  });
});
