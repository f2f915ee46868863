import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEBILITATION_SIGNS, DEEP_EXALTATION_DEG, EXALTATION_SIGNS, GRID_A_ROWS } from './dignities.data.js';
import {
  deepDebilitationDeg,
  dignityAt,
  dignityGrid,
  dignityValue,
  inMoolatrikona,
  isDeepDebilitated,
  isDeepExalted,
  signDignity,
} from './dignities.js';
import { GRAHAS, PLANETS, type Planet } from './grahas.js';
import { lordOf } from './houses.js';
import { naturalRelation } from './relations.js';
import { SIGNS, type Sign, signFrom, signIndex, signOf } from './signs.js';

const at = (sign: Sign, degrees: number): number => 30 * signIndex(sign) + degrees;

describe('dignity by sign, grid A', () => {
  it('follows from lords, exaltations and natural relations for all seven planets', () => {
    for (const planet of PLANETS) {
      for (const sign of SIGNS) {
        const lord = lordOf(sign);
        const expected =
          lord === planet
            ? 'own'
            : EXALTATION_SIGNS[planet].includes(sign)
              ? 'exalted'
              : DEBILITATION_SIGNS[planet].includes(sign)
                ? 'debilitated'
                : naturalRelation(planet, lord);
        expect([planet, sign, signDignity(planet, sign)]).toEqual([planet, sign, expected]);
      }
    }
  });

  it('keeps the three cells of the classic friendships and Mercury own in Virgo', () => {
    expect(signDignity('Sun', 'Cancer')).toBe('friend');
    expect(signDignity('Jupiter', 'Virgo')).toBe('enemy');
    expect(signDignity('Venus', 'Sagittarius')).toBe('neutral');
    expect(signDignity('Mercury', 'Virgo')).toBe('own');
  });

  it('gives the numbers of docs/rules/06-yogas-doshas-longevity.md#section-1-5 for the nodes', () => {
    expect(SIGNS.map((sign) => dignityValue('Rahu', sign))).toEqual([1, 4, 4, 1, 1, 3, 3, 0, 0, 3, 1, 3]);
    expect(SIGNS.map((sign) => dignityValue('Ketu', sign))).toEqual([1, 0, 0, 1, 1, 3, 3, 4, 4, 3, 1, 3]);
  });

  it('debilitates opposite to exaltation', () => {
    for (const graha of GRAHAS) {
      expect(DEBILITATION_SIGNS[graha]).toEqual(EXALTATION_SIGNS[graha].map((sign) => signFrom(sign, 7)));
    }
    for (const planet of PLANETS) {
      expect(EXALTATION_SIGNS[planet]).toEqual([signOf(DEEP_EXALTATION_DEG[planet])]);
    }
  });

  it('accepts a second grid as another table and rejects a short row', () => {
    const other = dignityGrid({ ...GRID_A_ROWS, Sun: 'XENNONDFFEEF' });
    expect(signDignity('Sun', 'Cancer', other)).toBe('neutral');
    expect(dignityValue('Sun', 'Cancer', other)).toBe(2);
    expect(() => dignityGrid({ ...GRID_A_ROWS, Sun: 'XEN' })).toThrow('bad dignity row');
    expect(() => dignityGrid({ ...GRID_A_ROWS, Sun: 'XENNONDFFEEFF' })).toThrow('bad dignity row');
  });
});

describe('dignity by degree', () => {
  it.each([
    ['Moon', 'Taurus', 2.999999, 'exalted'],
    ['Moon', 'Taurus', 3, 'moolatrikona'],
    ['Moon', 'Taurus', 29.9, 'moolatrikona'],
    ['Mercury', 'Virgo', 14.999999, 'exalted'],
    ['Mercury', 'Virgo', 15, 'moolatrikona'],
    ['Mercury', 'Virgo', 20, 'own'],
    ['Sun', 'Leo', 19.999999, 'moolatrikona'],
    ['Sun', 'Leo', 20, 'own'],
    ['Mars', 'Aries', 12, 'own'],
    ['Jupiter', 'Sagittarius', 9.999999, 'moolatrikona'],
    ['Jupiter', 'Sagittarius', 10, 'own'],
    ['Venus', 'Libra', 15, 'own'],
    ['Saturn', 'Aquarius', 19.999999, 'moolatrikona'],
    ['Saturn', 'Libra', 29, 'exalted'],
    ['Venus', 'Virgo', 1, 'debilitated'],
    ['Moon', 'Cancer', 0, 'own'],
    ['Jupiter', 'Virgo', 1, 'enemy'],
    ['Rahu', 'Taurus', 20, 'exalted'],
    ['Ketu', 'Gemini', 20, 'debilitated'],
  ] as const)('%s in %s %d is %s', (graha, sign, degrees, dignity) => {
    expect(dignityAt(graha, at(sign, degrees))).toBe(dignity);
  });

  it('agrees with the grid wherever no part of a sign is set apart', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        (graha, longitude) => {
          const dignity = dignityAt(graha, longitude);
          if (graha === 'Moon' || graha === 'Mercury' || dignity === 'moolatrikona') return;
          expect(dignity).toBe(signDignity(graha, signOf(longitude)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('knows moolatrikona degrees by themselves', () => {
    expect(inMoolatrikona('Venus', at('Libra', 14))).toBe(true);
    expect(inMoolatrikona('Venus', at('Taurus', 14))).toBe(false);
  });
});

describe('deep exaltation and debilitation', () => {
  it.each(PLANETS.map((planet) => [planet]))('is true of %s within one degree, limits included', (planet: Planet) => {
    const point = DEEP_EXALTATION_DEG[planet];
    for (const longitude of [point - 1, point, point + 1]) expect(isDeepExalted(planet, longitude)).toBe(true);
    expect(isDeepExalted(planet, point + 1.000001)).toBe(false);
    expect(isDeepDebilitated(planet, deepDebilitationDeg(planet) - 0.5)).toBe(true);
    expect(isDeepDebilitated(planet, point)).toBe(false);
  });

  it('wraps at the end of the zodiac', () => {
    expect(deepDebilitationDeg('Saturn')).toBe(20);
    expect(deepDebilitationDeg('Venus')).toBe(177);
  });
});
