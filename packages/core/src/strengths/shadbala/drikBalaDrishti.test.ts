import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { baseDrishti, drishtiVirupas } from './drikBalaDrishti.js';

describe('the drishti that all have', () => {
  it.each([
    [0, 0],
    [30, 0],
    [45, 7.5],
    [60, 15],
    [90, 45],
    [105, 37.5],
    [120, 30],
    [135, 15],
    [150, 0],
    [165, 30],
    [180, 60],
    [240, 30],
    [299.999, 0.0005],
    [300, 0],
    [359, 0],
  ])('at %d degrees is %d virupas', (arcDeg, virupas) => {
    expect(baseDrishti(arcDeg)).toBeCloseTo(virupas, 9);
  });

  it('is all that Sun, Moon, Mercury, Venus and the nodes have', () => {
    for (const graha of ['Sun', 'Moon', 'Mercury', 'Venus', 'Rahu', 'Ketu'] as const) {
      for (let arcDeg = 0; arcDeg < 360; arcDeg += 7) {
        for (const drishti of ['additive', 'jhora_peaked'] as const) {
          expect(drishtiVirupas(graha, arcDeg, { drishti })).toBe(baseDrishti(arcDeg));
        }
      }
    }
  });
});

describe('special aspects', () => {
  const additive = (graha: Graha, arcDeg: number): number => drishtiVirupas(graha, arcDeg, { drishti: 'additive' });
  const peaked = (graha: Graha, arcDeg: number): number => drishtiVirupas(graha, arcDeg, { drishti: 'jhora_peaked' });

  it.each([
    ['Mars', 90, 60],
    ['Mars', 119.9, 45.05],
    ['Mars', 120, 30],
    ['Mars', 210, 60],
    ['Mars', 240, 30],
    ['Jupiter', 120, 60],
    ['Jupiter', 150, 0],
    ['Jupiter', 240, 60],
    ['Saturn', 60, 60],
    ['Saturn', 89.9, 89.9],
    ['Saturn', 90, 45],
    ['Saturn', 270, 60],
    ['Saturn', 299.9, 45.05],
  ] as const)('added over a sign: %s at %d degrees has %d', (graha, arcDeg, virupas) => {
    expect(additive(graha, arcDeg)).toBeCloseTo(virupas, 9);
  });

  it.each([
    ['Mars', 90, 60],
    ['Mars', 75, 37.5],
    ['Mars', 195, 60],
    ['Jupiter', 135, 30],
    ['Saturn', 45, 30],
    ['Saturn', 75, 52.5],
  ] as const)('as a peak: %s at %d degrees has %d', (graha, arcDeg, virupas) => {
    expect(peaked(graha, arcDeg)).toBeCloseTo(virupas, 9);
  });

  it('as a peak never pass 60', () => {
    for (const graha of GRAHAS) {
      for (let arcDeg = 0; arcDeg < 360; arcDeg += 0.5) expect(peaked(graha, arcDeg)).toBeLessThanOrEqual(60);
    }
  });
});
