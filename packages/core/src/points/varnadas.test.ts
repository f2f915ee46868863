import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARNADAS } from '../zodiac/points.js';
import { isOddSign, signOf } from '../zodiac/signs.js';
import { varnada, varnadas } from './varnadas.js';

const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((x) => x / 1e6);
/** Taurus, Cancer .. Pisces. */
const inEvenSign = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 29_999_999 }))
  .map(([pair, x]) => 60 * pair + 30 + x / 1e6);

describe('the varnadas', () => {
  it.each([
    [1, 280, 'counts 1 and 11: the 10th from Aries'],
    [2, 10, 'counts added: 12 back from Aries'],
    [3, 315, '325 less 10, forward from an odd lagna'],
    [4, 25, '335 is in an even sign: reversed'],
  ] as const)(
    'by method %i are %f for a lagna in Aries 10 and a hora lagna in Taurus 5: %s',
    (method, longitude, _why) => {
      // docs/rules/02-points-and-arudhas.md, the four methods of the varnada lagna.
      expect(varnadas(10, 35, method).V1).toBeCloseTo(longitude, 9);
    },
  );

  it('by method 3 run backward from an even lagna', () => {
    expect(varnadas(35, 10, 3).V1).toBeCloseTo(45, 9);
  });

  it('give the varnada lagna of the worked example', () => {
    const found = varnadas(292.438935, 357.113554, 1);
    expect(found.V1).toBeCloseTo(262.438935, 6);
    expect(found.V2).toBeCloseTo(352.438935, 6);
  });

  it.each([1, 2] as const)('keep the degrees of the ascendant by method %i', (method) => {
    fc.assert(
      fc.property(longitude, longitude, (lagna, hora) => {
        for (const id of VARNADAS) expect(varnadas(lagna, hora, method)[id] % 30).toBeCloseTo(lagna % 30, 8);
      }),
      { numRuns: 50 },
    );
  });

  it('agree by methods 1 and 2 where both signs are even', () => {
    fc.assert(
      fc.property(inEvenSign, inEvenSign, (lagna, hora) => {
        expect(varnada(lagna, hora, 1, 2)).toBe(varnada(lagna, hora, 1, 1));
      }),
      { numRuns: 50 },
    );
  });

  it('are always in the signs counted backward by method 2', () => {
    fc.assert(
      fc.property(longitude, longitude, (lagna, hora) => {
        for (const place of Object.values(varnadas(lagna, hora, 2))) expect(isOddSign(signOf(place))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it.each([3, 4] as const)('are within the zodiac by method %i', (method) => {
    fc.assert(
      fc.property(longitude, longitude, (lagna, hora) => {
        const places = Object.values(varnadas(lagna, hora, method));
        expect(places.every((place) => place >= 0 && place < 360)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
