import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentText } from './civilText.js';
import { julianDayUt } from './julianDay.js';
import { momentWriter } from './momentWriter.js';

describe('a moment writer', () => {
  it('writes what momentText writes, whatever it wrote before', () => {
    const offsets = [-12, -3.5, 0, 5.5, 5.891666666666667, 14];
    for (const offset of offsets) {
      const write = momentWriter(offset);
      fc.assert(
        fc.property(fc.double({ min: 2_378_497, max: 2_597_641, noNaN: true }), (jd) => {
          expect(write(julianDayUt(jd))).toBe(momentText(julianDayUt(jd), offset));
        }),
        { numRuns: 200 },
      );
    }
  });

  it('carries a second that rounds up into the next day', () => {
    const write = momentWriter(0);
    expect(write(julianDayUt(2_451_544.5 - 0.4 / 86_400))).toBe('2000-01-01T00:00:00');
    expect(write(julianDayUt(2_451_544.5 - 0.6 / 86_400))).toBe('1999-12-31T23:59:59');
  });
});
