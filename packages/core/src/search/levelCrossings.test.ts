import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { norm360 } from '../angles/angles.js';
import { type BoundedMotion, crossingsBetween, pointNear } from './levelCrossings.js';

/** A steady motion with an oscillation added; its acceleration is at most `swingDeg * rate^2`. */
interface Swing {
  readonly startDeg: number;
  readonly speedDegPerDay: number;
  readonly swingDeg: number;
  readonly rate: number;
}

const angleOf = ({ startDeg, speedDegPerDay, swingDeg, rate }: Swing, jd: number): number =>
  startDeg + speedDegPerDay * jd + swingDeg * Math.sin(rate * jd);

const motionOf = (swing: Swing): BoundedMotion => ({
  at: (jd) => ({
    longitudeDeg: norm360(angleOf(swing, jd)),
    speedDegPerDay: swing.speedDegPerDay + swing.swingDeg * swing.rate * Math.cos(swing.rate * jd),
  }),
  maxAccelerationDegPerDay2: swing.swingDeg * swing.rate ** 2,
  speedErrorDegPerDay: 0,
});

function crossingsOf(swing: Swing, days: number, levelDeg: number) {
  const motion = motionOf(swing);
  const from = pointNear(motion.at(0), 0, angleOf(swing, 0));
  return crossingsBetween(motion, from, pointNear(motion.at(days), days, angleOf(swing, days)), levelDeg);
}

describe('crossings of a level', () => {
  it('are found to a thousandth of a second in a steady motion', () => {
    const swing = { startDeg: 10, speedDegPerDay: 0.5, swingDeg: 0, rate: 1 };
    expect(crossingsOf(swing, 20, 15)).toEqual([{ jd: 10, forward: true }]);
    expect(crossingsOf({ ...swing, speedDegPerDay: -0.5 }, 20, 5)).toEqual([{ jd: 10, forward: false }]);
  });

  it('count a point at the level as above it', () => {
    const swing = { startDeg: 10, speedDegPerDay: 0.5, swingDeg: 0, rate: 1 };
    expect(crossingsOf(swing, 10, 10)).toEqual([]);
    expect(crossingsOf(swing, 10, 15)).toHaveLength(1);
    expect(crossingsOf({ ...swing, speedDegPerDay: -0.5 }, 10, 10)).toHaveLength(1);
    expect(crossingsOf({ ...swing, speedDegPerDay: -0.5 }, 10, 5)).toHaveLength(0);
  });

  it('show a loop of a second over the level and none just under it', () => {
    // The swing turns at its crest of one degree, a quarter of its period after the start.
    const swing = { startDeg: 0, speedDegPerDay: 0, swingDeg: 1, rate: 1 };
    const second = 1 / 86_400;
    const levelDeg = Math.cos(second / 2);
    const found = crossingsOf(swing, 3, levelDeg);
    expect(found.map(({ forward }) => forward)).toEqual([true, false]);
    expect((found[1]?.jd ?? 0) - (found[0]?.jd ?? 0)).toBeCloseTo(second, 7);
    expect(crossingsOf(swing, 3, 1 + 1e-12)).toEqual([]);
  });

  it('are all those that a dense sampling sees, none more, in order of time', () => {
    const swings = fc.record({
      startDeg: fc.double({ min: 0, max: 360, noNaN: true }),
      speedDegPerDay: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      swingDeg: fc.double({ min: 0.1, max: 8, noNaN: true }),
      rate: fc.double({ min: 0.05, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        swings,
        fc.double({ min: 5, max: 40, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (swing, days, away) => {
          const levelDeg = swing.startDeg + away;
          const found = crossingsOf(swing, days, levelDeg);
          const samples = 4000;
          const isAbove = (index: number): boolean => angleOf(swing, (days * index) / samples) >= levelDeg;
          for (let index = 1, next = 0; index <= samples; index++) {
            const end = (days * index) / samples;
            let above = isAbove(index - 1);
            for (; next < found.length && (found[next]?.jd ?? 0) <= end; next++) {
              expect(found[next]?.forward).toBe(!above);
              above = !above;
            }
            // A root within rounding of a sample may be on either side of it.
            const isNear = found.some(({ jd }) => Math.abs(jd - end) < 2e-8);
            if (!isNear && above !== isAbove(index))
              throw new Error(`missed between samples ${index - 1} and ${index}`);
          }
          for (const { jd } of found) expect(Math.abs(angleOf(swing, jd) - levelDeg)).toBeLessThan(2e-7);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  it('are found across 0 degrees', () => {
    const swing = { startDeg: 355, speedDegPerDay: 1, swingDeg: 0, rate: 1 };
    expect(crossingsOf(swing, 10, 360)).toEqual([{ jd: 5, forward: true }]);
  });
});
