import { describe, expect, it } from 'vitest';
import { NAKSHATRA_CLASSES } from './nakshatraClasses.data.js';
import { type Nakshatra, nakshatraNumber } from './nakshatras.js';

describe('the classes of nakshatras', () => {
  it.each([
    ['dhruva', [4, 12, 21, 26]],
    ['chara', [7, 15, 22, 23, 24]],
    ['ugra', [2, 10, 11, 20, 25]],
    ['mishra', [3, 16]],
    ['kshipra', [1, 8, 13]],
    ['mridu', [5, 14, 17, 27]],
    ['tikshna', [6, 9, 18, 19]],
  ] as const)('%s has the numbers %j', (id, numbers) => {
    // docs/rules/08-match-and-muhurta.md#section-14
    const stars: readonly Nakshatra[] = NAKSHATRA_CLASSES[id];
    expect(stars.map(nakshatraNumber)).toEqual(numbers);
  });
});
