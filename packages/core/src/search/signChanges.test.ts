import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signChanges } from './crossings.js';

const between = (at: (days: number) => number, maxBend: number) => signChanges({ at, maxBend }, [0, at(0)], [1, at(1)]);

describe('the changes of sign of a function of bounded bend', () => {
  it('are all found, in order, where a swing passes zero several times', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 6.3, noNaN: true }),
        fc.double({ min: -0.99, max: 0.99, noNaN: true }),
        (rate, phase, level) => {
          const at = (days: number): number => Math.sin(rate * days + phase) - level;
          const found = between(at, rate * rate);
          const steps = Array.from({ length: 4001 }, (_, step) => at(step / 4000) >= 0);
          expect(found.length).toBe(steps.slice(1).filter((above, step) => above !== steps[step]).length);
          found.forEach(({ days, upward }, index) => {
            expect(Math.abs(at(days))).toBeLessThan(1e-9);
            expect(Math.cos(rate * days + phase) > 0).toBe(upward);
            expect(days).toBeGreaterThan(found[index - 1]?.days ?? -1);
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are found in pairs however near the function only grazes zero', () => {
    for (const depth of [1e-2, 1e-6, 1e-10, 1e-12]) {
      const found = between((days) => 20 * (days - 0.37) ** 2 - depth, 40);
      const half = Math.sqrt(depth / 20);
      expect(found.map(({ upward }) => upward)).toEqual([false, true]);
      expect(found[0]?.days).toBeCloseTo(0.37 - half, 9);
      expect(found[1]?.days).toBeCloseTo(0.37 + half, 9);
      expect(between((days) => 20 * (days - 0.37) ** 2 + depth, 40)).toEqual([]);
    }
  });

  it('use the values given at the ends', () => {
    const line = (days: number): number => days - 1;
    expect(signChanges({ at: line, maxBend: 1 }, [0, -1], [1, 0])).toEqual([{ days: 1, upward: true }]);
    expect(signChanges({ at: line, maxBend: 1 }, [0, -1], [1, -1e-17])).toEqual([]);
  });
});
