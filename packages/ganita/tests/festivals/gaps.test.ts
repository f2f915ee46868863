import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import { describe, expect, it } from 'vitest';
import { festivalDays, type PlaceName, wrongGaps } from './gaps.js';

/** Years around a kshaya month (1963) and of two adhika months (2023, 2026). */
const SPANS: readonly (readonly [PlaceName, number, number])[] = [
  ['ujjain', 1962, 1964],
  ['london', 2025, 2026],
  ['suva', 2023, 2024],
];

describe('every festival', () => {
  it.each(SPANS)('comes as often as its rule requires at %s from %i to %i', async (place, first, last) => {
    const days = await festivalDays(place, first, last);
    const from = daysSince2000({ year: first, month: 1, day: 1 });
    const to = daysSince2000({ year: last, month: 12, day: 31 });
    expect(wrongGaps(days, from, to)).toEqual([]);
  });
});
