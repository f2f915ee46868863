import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countNakshatras, NAKSHATRAS, nakshatraFrom, nakshatraOf } from './nakshatras.js';
import { SIGNS } from './signs.js';
import {
  ABHIJIT_SPAN_DEG,
  chandraCount,
  countStars28,
  isChandrashtama,
  isGoodChandraCount,
  isGoodTara,
  STARS_28,
  specialTaraOf,
  specialTaraStar,
  star28From,
  star28Number,
  star28Of,
  type TaraNumber,
  taraAt,
  taraOf,
} from './taras.js';
import { WEEKDAYS, weekdayAt, weekdayIndex, weekdayLord } from './weekdays.js';

const star = fc.constantFrom(...NAKSHATRAS);

describe('the padas', () => {
  it('are nine in each sign, and its first degree belongs to the first of them', () => {
    for (const [sign] of SIGNS.entries()) {
      const { number, pada } = nakshatraOf(30 * sign);
      expect(4 * (number - 1) + pada - 1).toBe(9 * sign);
    }
  });
});

describe('the twenty-eight nakshatras', () => {
  it('have Abhijit after Uttara Ashadha', () => {
    expect(STARS_28).toHaveLength(28);
    expect(STARS_28.slice(20, 23)).toEqual(['Uttara Ashadha', 'Abhijit', 'Shravana']);
    expect(STARS_28.map(star28Number)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
  });

  it('are counted forward and back to the same nakshatra', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STARS_28), fc.integer({ min: 1, max: 28 }), (from, n) => {
        const to = star28From(from, n);
        expect(countStars28(from, to)).toBe(n);
        expect(star28From(to, n, 'back')).toBe(from);
      }),
    );
  });

  it('give Abhijit a quarter of Uttara Ashadha and a fifteenth of Shravana', () => {
    expect(ABHIJIT_SPAN_DEG.from).toBeCloseTo(266 + 40 / 60 + 10, 9);
    expect(ABHIJIT_SPAN_DEG.to).toBeCloseTo(280 + 40 / 3 / 15, 9);
    expect([276.66, 276.67, 280.88, 280.89].map(star28Of)).toEqual([
      'Uttara Ashadha',
      'Abhijit',
      'Abhijit',
      'Shravana',
    ]);
    expect([0, 359.999].map(star28Of)).toEqual(['Ashwini', 'Revati']);
  });
});

describe('taras', () => {
  it('repeat every nine nakshatras', () => {
    fc.assert(
      fc.property(star, fc.integer({ min: 1, max: 18 }), (from, n) => {
        expect(taraOf(from, nakshatraFrom(from, n))).toBe(taraOf(from, nakshatraFrom(from, n + 9)));
      }),
    );
    expect(taraAt(taraOf('Swati', 'Swati'))).toBe('janma');
    expect(taraAt(taraOf('Swati', 'Chitra'))).toBe('parama_mitra');
    expect(taraAt(taraOf('Revati', 'Ashwini'))).toBe('sampat');
  });

  it('are good at 2, 4, 6, 8 and 9', () => {
    const numbers: TaraNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(numbers.filter(isGoodTara)).toEqual([2, 4, 6, 8, 9]);
  });

  it('name special taras from the base nakshatra', () => {
    expect(specialTaraStar('Swati', 'karma')).toBe('Shatabhisha');
    expect(specialTaraOf('Swati', 'Swati')).toBe('janma');
    expect(specialTaraOf('Ashwini', 'Bharani')).toBeNull();
    fc.assert(
      fc.property(star, star, (base, other) => {
        const tara = specialTaraOf(base, other);
        if (tara !== null) expect(specialTaraStar(base, tara)).toBe(other);
        else expect([1, 4, 7, 10, 13, 16, 18, 19, 22, 25]).not.toContain(countNakshatras(base, other));
      }),
    );
  });
});

describe('the chandra count', () => {
  it('is the Moon sign counted from the janma sign', () => {
    expect(chandraCount('Libra', 'Libra')).toBe(1);
    expect(isChandrashtama(chandraCount('Libra', 'Taurus'))).toBe(true);
    expect(Array.from({ length: 12 }, (_, i) => i + 1).filter(isGoodChandraCount)).toEqual([1, 3, 6, 7, 10, 11]);
  });
});

describe('weekdays', () => {
  it('have the seven planets for lords', () => {
    expect(WEEKDAYS.map(weekdayLord)).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
  });

  it('are reduced from any whole number', () => {
    expect(weekdayAt(-1)).toBe('Saturday');
    expect(weekdayAt(7)).toBe('Sunday');
    expect(WEEKDAYS.map(weekdayIndex)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
