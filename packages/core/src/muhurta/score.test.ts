import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, nakshatraAt, nakshatraFrom } from '../zodiac/nakshatras.js';
import { SIGNS, signFrom } from '../zodiac/signs.js';
import { WEEKDAYS } from '../zodiac/weekdays.js';
import { FACTORS } from './eventRow.js';
import { EVENT_ROWS, eventRow } from './events/events.js';
import { scoreOf, weightsOf } from './score.js';

const JANMA = { nakshatra: 'Ashwini', sign: 'Aries' } as const;
const angas = (tithi: number, nakshatra: number, house: number) => ({
  tithi,
  nakshatra,
  moonSign: signFrom(JANMA.sign, house),
});

describe('the score of an instant', () => {
  it('follows the worked example of docs/rules/08-match-and-muhurta.md#section-20', () => {
    const janma = { nakshatra: 'Chitra', sign: 'Libra' } as const;
    expect(scoreOf(eventRow('vivaha'), 'Sunday', { tithi: 15, nakshatra: 8, moonSign: 'Cancer' }, janma)).toEqual({
      score: 57.5,
      breakdown: { vara: 5, nakshatra: 0, tithi: 7.5, tara_bala: 20, chandra_bala: 25 },
    });
  });

  it.each([
    ['Monday', 10],
    ['Sunday', 5],
    ['Tuesday', 0],
  ] as const)('gives a marriage on %s %d points for the vara', (vara, points) => {
    expect(scoreOf(eventRow('vivaha'), vara, angas(1, 1, 1), JANMA).breakdown.vara).toBe(points);
  });

  it('gives all for the taras 2, 4, 6, 8 and 9, none for 3, 5 and 7, and the janma tara what the event says', () => {
    const taras = (event: 'vivaha' | 'travel') =>
      Array.from({ length: 9 }, (_, index) => {
        const star = NAKSHATRAS.indexOf(nakshatraFrom(JANMA.nakshatra, index + 1)) + 1;
        return scoreOf(eventRow(event), 'Monday', angas(2, star, 1), JANMA).breakdown.tara_bala;
      });
    expect(taras('vivaha')).toEqual([10, 20, 0, 20, 0, 20, 0, 20, 20]);
    expect(taras('travel')).toEqual([0, 15, 0, 15, 0, 15, 0, 15, 15]);
  });

  it('halves the 2nd, 5th and 9th Moon in the dark half and takes nothing from the 4th, 8th and 12th in either', () => {
    const moons = (tithi: number) =>
      Array.from(
        { length: 12 },
        (_, index) => scoreOf(eventRow('vivaha'), 'Monday', angas(tithi, 1, index + 1), JANMA).breakdown.chandra_bala,
      );
    expect(moons(2)).toEqual([25, 25, 25, 0, 25, 25, 25, 0, 25, 25, 25, 0]);
    expect(moons(17)).toEqual([25, 12.5, 25, 0, 12.5, 25, 25, 0, 12.5, 25, 25, 0]);
  });

  it('is the sum of its breakdown, each factor within its weight, in steps of 2.5 from 0 to 100', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVENT_ROWS),
        fc.constantFrom(...WEEKDAYS),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 27 }),
        fc.constantFrom(...SIGNS),
        fc.integer({ min: 1, max: 27 }),
        fc.constantFrom(...SIGNS),
        (event, vara, tithi, nakshatra, moonSign, janmaStar, sign) => {
          const janma = { nakshatra: nakshatraAt(janmaStar), sign };
          const { score, breakdown } = scoreOf(event, vara, { tithi, nakshatra, moonSign }, janma);
          expect(score).toBe(FACTORS.reduce((sum, factor) => sum + breakdown[factor], 0));
          for (const factor of FACTORS) {
            expect(breakdown[factor]).toBeGreaterThanOrEqual(0);
            expect(breakdown[factor]).toBeLessThanOrEqual(weightsOf(event)[factor]);
          }
          expect(score % 2.5).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
