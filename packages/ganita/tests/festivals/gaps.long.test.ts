import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import { describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { festivalDays, PLACES, type PlaceName, wrongGaps } from './gaps.js';

const [FIRST, LAST] = [longCases(2012, 1950), longCases(2040, 2100)];

describe(`every festival of ${FIRST} to ${LAST}`, () => {
  it.each(Object.keys(PLACES) as PlaceName[])('comes as often as its rule requires, %s', async (place) => {
    const days = await festivalDays(place, FIRST, LAST);
    const from = daysSince2000({ year: FIRST, month: 1, day: 1 });
    const to = daysSince2000({ year: LAST, month: 12, day: 31 });
    expect(wrongGaps(days, from, to)).toEqual([]);
    expect(days.get('diwali')).toHaveLength(LAST - FIRST + 1);
  });
});
