import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockRun, readWallClock } from './wallClock.js';

/** Runs of a clock changed at the given moments to the given offsets. */
function runsOf(offsets: readonly number[], changes: readonly number[]): readonly ClockRun[] {
  return offsets.map((offsetSeconds, n) => ({
    wallStart: (changes[n - 1] ?? -Infinity) + offsetSeconds,
    wallEnd: (changes[n] ?? Infinity) + offsetSeconds,
    offsetSeconds,
  }));
}

const forward = runsOf([0, 3600], [100_000]);
const back = runsOf([3600, 0], [100_000]);

describe('a reading of the clock', () => {
  it('means one moment on an ordinary day', () => {
    const { matches, ambiguity } = readWallClock(forward, 99_999);
    expect(ambiguity).toBeNull();
    expect(matches).toEqual([{ run: forward[0], wallSeconds: 99_999 }]);
  });

  it('means two where the clock was set back, in order of time', () => {
    const { matches, ambiguity } = readWallClock(back, 101_000);
    expect(ambiguity).toBe('overlap');
    expect(matches.map((match) => match.run.offsetSeconds)).toEqual([3600, 0]);
  });

  it('is moved forward by the gap where the clock skipped it', () => {
    const { matches, ambiguity } = readWallClock(forward, 100_000);
    expect(ambiguity).toBe('gap');
    expect(matches).toEqual([{ run: forward[1], wallSeconds: 103_600 }]);
    expect(readWallClock(forward, 103_599).matches[0]?.wallSeconds).toBe(107_199);
    expect(readWallClock(forward, 103_600).ambiguity).toBeNull();
  });

  it('belongs to the new clock at the very reading to which it was set back', () => {
    expect(readWallClock(back, 99_999).matches.map((match) => match.run)).toEqual([back[0]]);
    expect(readWallClock(back, 100_000).ambiguity).toBe('overlap');
    expect(readWallClock(back, 103_600).matches.map((match) => match.run)).toEqual([back[1]]);
  });

  it('is found for every moment of any clock, and every found moment shows it', () => {
    const offset = fc.integer({ min: -50_000, max: 50_000 });
    const moment = fc.integer({ min: -500_000, max: 500_000 });
    fc.assert(
      fc.property(offset, offset, offset, moment, moment, moment, (a, b, c, t, u, at) => {
        const changes = [Math.min(t, u), Math.max(t, u)];
        const runs = runsOf([a, b, c], changes);
        const kept = runs[changes.filter((change) => change <= at).length];
        const { matches, ambiguity } = readWallClock(runs, at + (kept?.offsetSeconds ?? 0));
        expect(ambiguity).not.toBe('gap');
        expect(matches.map((match) => match.run)).toContain(kept);
      }),
      { numRuns: 300 },
    );
  });

  it('outside of the runs is an error', () => {
    expect(() => readWallClock([{ wallStart: 0, wallEnd: 10, offsetSeconds: 0 }], 11)).toThrow(RangeError);
  });
});
