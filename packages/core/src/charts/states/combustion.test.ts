import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { norm360 } from '../../angles/angles.js';
import { COMBUSTION_ORB_DEG, type CombustiblePlanet, combustionOf } from './combustion.js';

const PLANETS = Object.keys(COMBUSTION_ORB_DEG) as CombustiblePlanet[];

describe('combustion', () => {
  it.each([
    ['Moon', 12, 12],
    ['Mars', 17, 17],
    ['Mercury', 14, 12],
    ['Jupiter', 11, 11],
    ['Venus', 10, 8],
    ['Saturn', 15, 15],
  ] as const)('burns %s within %d degrees, %d when retrograde, limit included', (planet, direct, retrograde) => {
    expect(combustionOf(planet, 100 + direct, 100, false)).toEqual({
      combust: true,
      orbDeg: direct,
      fromSunDeg: direct,
    });
    expect(combustionOf(planet, 100 + direct + 1e-6, 100, false).combust).toBe(false);
    expect(combustionOf(planet, 100 - retrograde, 100, true).combust).toBe(true);
    expect(combustionOf(planet, 100 - retrograde - 1e-6, 100, true).combust).toBe(false);
  });

  it('looks across 0 degrees Aries', () => {
    expect(combustionOf('Jupiter', 355, 4, false)).toMatchObject({ combust: true, fromSunDeg: 9 });
  });

  it('depends on the distance alone, either way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANETS),
        fc.boolean(),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -179, max: 179 }),
        (planet, retrograde, sun, distance) => {
          const ahead = combustionOf(planet, norm360(sun + distance), sun, retrograde);
          const behind = combustionOf(planet, norm360(sun - distance), sun, retrograde);
          expect(ahead).toEqual(behind);
        },
      ),
    );
  });
});
