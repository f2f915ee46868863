import { separation } from '@ganita/core/angles/angles.js';
import { bhavaChart } from '@ganita/core/charts/bhavaChart.js';
import type { BhavaMethod } from '@ganita/core/charts/bhavaMethods.js';
import { describe, expect, it } from 'vitest';
import { chartOfGolden, cuspsOfGolden, readGoldenPositions } from './goldenPositions.js';

const cases = readGoldenPositions().map(({ birth, expected }) => [birth.id, expected] as const);
const METHODS: readonly (readonly [string, BhavaMethod])[] = [
  ['1_equal_lagna_middle', 1],
  ['2_equal_lagna_start', 2],
  ['3_sripati', 3],
  ['4_kp_placidus', 4],
  ['5_whole_sign', 5],
];

describe.each(cases)('the bhava chart of %s', (_, golden) => {
  it.each(METHODS)('by %s has the same limits, signs and tenants', (key, method) => {
    const { houses } = bhavaChart(chartOfGolden(golden), cuspsOfGolden(golden), method);
    const wanted = golden.bhava_chart[key] ?? [];
    expect(wanted).toHaveLength(12);
    houses.forEach((house, index) => {
      const want = wanted[index];
      if (want === undefined) throw new Error('a house is missing');
      expect({ house: house.house, sign: house.sign, bodies: [...house.bodies].sort() }).toEqual({
        house: want.house,
        sign: want.sign,
        bodies: [...want.bodies].sort(),
      });
      expect(separation(house.startDeg, want.start)).toBeLessThan(2e-6);
      expect(separation(house.middleDeg, want.middle)).toBeLessThan(2e-6);
      expect(separation(house.endDeg, want.end)).toBeLessThan(2e-6);
    });
  });
});
