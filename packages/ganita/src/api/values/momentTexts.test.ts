import { momentText } from '@ganita/core/time/civilText.js';
import { julianDayOf, julianDayUt } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentWriter } from './clock.js';

describe('a moment writer', () => {
  it('writes what momentText writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1_721_061, max: 5_373_482, noNaN: true }),
        fc.double({ min: -12, max: 14, noNaN: true }),
        (jd, offset) => {
          expect(momentWriter(offset)(julianDayUt(jd))).toBe(momentText(julianDayUt(jd), offset));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('carries half a second into the next day', () => {
    const jd = julianDayOf({ year: 1999, month: 12, day: 31, hour: 23, minute: 59, second: 59.7 }, 5.5);
    expect(momentWriter(5.5)(jd)).toBe('2000-01-01T00:00:00');
  });

  it('rejects a year that does not have four digits', () => {
    expect(() => momentWriter(0)(julianDayUt(6_000_000))).toThrow(RangeError);
    expect(() => momentWriter(0)(julianDayUt(1_000_000))).toThrow(RangeError);
  });
});
