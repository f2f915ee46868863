import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { chartOf } from '@ganita/core/charts/chart.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import type { Strengths } from '@ganita/core/strengths/strengths.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { expect } from 'vitest';
import { outside } from './ranges.js';
import { skyOf, strengthsIn, type WrittenBirth } from './skies.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What is true of the strengths of every birth: limits, sums, and what only one planet can have. */
export function checkAnyBirth(ephemeris: Ephemeris, birth: WrittenBirth): void {
  const sky = skyOf(ephemeris, birth);
  const strengths = strengthsIn(sky);
  expect(outside(strengths)).toEqual([]);
  partsAddUp(strengths);
  for (const part of ['abda', 'masa', 'vara', 'hora'] as const) {
    expect(PLANETS.filter((planet) => strengths.shadbala[planet].kala[part] > 0)).toHaveLength(1);
  }
  expect(strengths.bhavaBala.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect(sum(ashtakavargaOf(placementOf(chartOf(sky)), DEFAULT_RULES).sarva)).toBe(337);
}

/** The parts of each strength add up to its totals. */
export function partsAddUp({ shadbala, bhavaBala }: Strengths): void {
  for (const planet of PLANETS) {
    const { sthana, dig, kala, cheshta, naisargika, drik, totalVirupas, totalRupas } = shadbala[planet];
    const { uccha, saptavargaja, ojayugma, kendradi, drekkana } = sthana;
    const { total: kalaTotal, ...items } = kala;
    expect(sum([uccha, saptavargaja, ojayugma, kendradi, drekkana])).toBeCloseTo(sthana.total, 9);
    expect(sum(Object.values(items))).toBeCloseTo(kalaTotal, 9);
    expect(sum([sthana.total, dig, kalaTotal, cheshta.bala, naisargika, drik])).toBeCloseTo(totalVirupas, 9);
    expect(totalRupas * 60).toBeCloseTo(totalVirupas, 9);
  }
  expect(sum(PLANETS.map((planet) => shadbala[planet].kala.yuddha))).toBeCloseTo(0, 9);
  for (const { lord, adhipati, dig, drishti, totalVirupas } of bhavaBala) {
    expect(adhipati).toBe(shadbala[lord].totalVirupas);
    expect(adhipati + dig + drishti).toBeCloseTo(totalVirupas, 9);
  }
}
