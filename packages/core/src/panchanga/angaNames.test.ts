import { describe, expect, it } from 'vitest';
import { karanaFacts, nityaYogaFacts, pakshaOf, tithiFacts } from './angaNames.js';

const numbers = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

describe('a tithi', () => {
  it('is one of fifteen in each paksha, the fifteenth Purnima or Amavasya', () => {
    expect(tithiFacts(15)).toMatchObject({ tithi: 'purnima', paksha: 'shukla', numberInPaksha: 15, lord: 'Saturn' });
    expect(tithiFacts(30)).toMatchObject({ tithi: 'amavasya', paksha: 'krishna', numberInPaksha: 15, lord: 'Rahu' });
    expect(tithiFacts(27)).toMatchObject({ tithi: 'dwadashi', paksha: 'krishna', numberInPaksha: 12, lord: 'Mercury' });
    expect(numbers(30).filter((n) => pakshaOf(n) === 'shukla')).toEqual(numbers(15));
  });

  it('has its lord by number in the paksha', () => {
    const lordsOf = (lord: string): number[] => numbers(15).filter((n) => tithiFacts(n).lord === lord);
    expect(lordsOf('Sun')).toEqual([1, 9]);
    expect(lordsOf('Venus')).toEqual([6, 14]);
    expect(lordsOf('Saturn')).toEqual([7, 15]);
    expect(lordsOf('Rahu')).toEqual([8]);
  });

  it('is Rikta on the fourth, ninth and fourteenth, and Purna on Amavasya too', () => {
    const rikta = numbers(30).filter((n) => tithiFacts(n).tithiClass === 'rikta');
    expect(rikta).toEqual([4, 9, 14, 19, 24, 29]);
    expect(tithiFacts(30).tithiClass).toBe('purna');
  });
});

describe('a karana', () => {
  it('is fixed at the ends of the month and movable between', () => {
    expect([1, 58, 59, 60].map((n) => karanaFacts(n).karana)).toEqual(['kimstughna', 'shakuni', 'chatushpada', 'naga']);
    expect([2, 8, 9, 57].map((n) => karanaFacts(n).karana)).toEqual(['bava', 'vishti', 'bava', 'vishti']);
    expect(numbers(60).filter((n) => karanaFacts(n).karana === 'vishti')).toHaveLength(8);
  });

  it('has the lords of the weekdays in order, the fixed ones Sun, Moon, Mars and Mercury', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((n) => karanaFacts(n).lord)).toEqual([
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
    ]);
    expect([58, 59, 60, 1].map((n) => karanaFacts(n).lord)).toEqual(['Sun', 'Moon', 'Mars', 'Mercury']);
  });
});

describe('a nitya yoga', () => {
  it('has lord and avayogi that come again every nine', () => {
    expect(nityaYogaFacts(1)).toEqual({ yoga: 'vishkambha', lord: 'Saturn', avayogi: 'Moon' });
    expect(nityaYogaFacts(5)).toEqual({ yoga: 'shobhana', lord: 'Sun', avayogi: 'Saturn' });
    for (const number of numbers(18)) {
      const [one, other] = [nityaYogaFacts(number), nityaYogaFacts(number + 9)];
      expect([other.lord, other.avayogi]).toEqual([one.lord, one.avayogi]);
    }
  });
});
