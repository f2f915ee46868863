import { describe, expect, it } from 'vitest';
import { keepsLocalMeanTime, localMeanOffset } from './localMeanTime.js';
import type { ZonePeriod } from './zoneHistory.js';

const period = (abbreviation: string, offsetSeconds: number): ZonePeriod => ({
  startUnix: -Infinity,
  endUnix: Infinity,
  offsetSeconds,
  isDst: false,
  abbreviation,
});

const madras = period('MMT', 19_270);
const CALCUTTA_DEG = 88.3639;
const MADRAS_DEG = 80.2707;

describe('local mean time', () => {
  it('is four minutes for each degree', () => {
    expect(localMeanOffset(15, 0)).toBe(3600);
    expect(localMeanOffset(CALCUTTA_DEG, 21_208)).toBeCloseTo(21_207.336, 6);
    expect(localMeanOffset(-74.006, -17_762)).toBeCloseTo(-17_761.44, 6);
    expect(localMeanOffset(0, 0)).toBe(0);
  });

  it('has the date of its zone on either side of the 180th meridian', () => {
    expect(localMeanOffset(-175.2, 44_352)).toBeCloseTo(86_400 - 42_048, 6);
    expect(localMeanOffset(-179.9, 42_944)).toBeCloseTo(86_400 - 43_176, 6);
    expect(localMeanOffset(121, -57_360)).toBeCloseTo(29_040 - 86_400, 6);
  });

  it('was used where the history says so, whatever was supplied', () => {
    for (const supplied of [5.5, 5.687778]) {
      expect(keepsLocalMeanTime('Asia/Kathmandu', period('LMT', 20_476), 85.324, supplied)).toBe(true);
    }
  });

  it('was not used where a zone had standard time, nor where its capital gave its time to the country', () => {
    expect(keepsLocalMeanTime('Asia/Kolkata', period('IST', 19_800), CALCUTTA_DEG, 5.5)).toBe(false);
    expect(keepsLocalMeanTime('Europe/Paris', period('PMT', 561), -4.49, 0)).toBe(false);
    expect(keepsLocalMeanTime('Europe/Moscow', period('MMT', 9017), 37.6, 3)).toBe(false);
  });

  it('was used by the towns of India before 1906, unless the record is in Madras time', () => {
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, CALCUTTA_DEG, 5.5)).toBe(true);
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, CALCUTTA_DEG, 5.8889)).toBe(true);
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, CALCUTTA_DEG, 5.3528)).toBe(false);
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, CALCUTTA_DEG, 5.35)).toBe(false);
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, CALCUTTA_DEG, 5.3)).toBe(true);
  });

  it('in Madras itself is distinguished from Madras time by the nearer of the two to the supplied offset', () => {
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, MADRAS_DEG, 5.35138)).toBe(true);
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, MADRAS_DEG, 5.352778)).toBe(false);
    expect(keepsLocalMeanTime('Asia/Kolkata', madras, MADRAS_DEG, 5.35)).toBe(true);
  });
});
