import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { krantiDeg } from './ayana.js';

describe('the kranti of a sayana longitude', () => {
  it.each([
    [0, 0],
    [15, 362 / 60],
    [22.5, (362 + 703) / 2 / 60],
    [90, 24],
    [165, 362 / 60],
    [180, 0],
    [195, -362 / 60],
    [270, -24],
    [345, -362 / 60],
  ])('%d degrees is %d', (sayana, kranti) => {
    expect(krantiDeg(sayana)).toBeCloseTo(kranti, 9);
  });

  it('is that of the book for the standard horoscope of Raman', () => {
    // Moon 311.29, Venus 171.17, Raman ayanamsa 21.2767.
    expect(krantiDeg(311.2886 + 21.2767)).toBeCloseTo(-10.75, 1);
    expect(krantiDeg(171.1656 + 21.2767)).toBeCloseTo(-5, 1);
  });

  it('of a longitude past a whole turn is the same', () => {
    expect(krantiDeg(375)).toBeCloseTo(krantiDeg(15), 12);
  });

  it('never passes 24 degrees and turns with the half circle', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (sayana) => {
        expect(Math.abs(krantiDeg(sayana))).toBeLessThanOrEqual(24);
        expect(krantiDeg(sayana + 180)).toBeCloseTo(-krantiDeg(sayana), 9);
      }),
      { numRuns: 200 },
    );
  });
});
