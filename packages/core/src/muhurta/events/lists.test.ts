import { describe, expect, it } from 'vitest';
import { tithiFacts } from '../../panchanga/angaNames.js';
import { MONTH_TITHIS, monthTithiAt } from '../../panchanga/monthTithis.js';
import { NAKSHATRA_CLASSES } from '../../zodiac/nakshatraClasses.data.js';
import { NAKSHATRAS } from '../../zodiac/nakshatras.js';
import { nakshatras, nakshatrasBut, tithis } from './lists.js';

describe('the classes of nakshatras', () => {
  it('hold each nakshatra once', () => {
    expect(Object.values(NAKSHATRA_CLASSES).flat().sort()).toEqual([...NAKSHATRAS].sort());
  });

  it('are named beside single nakshatras, all in the order of the zodiac', () => {
    expect(nakshatras('mishra', 'Revati', 'Ashwini')).toEqual(['Ashwini', 'Krittika', 'Vishakha', 'Revati']);
    expect(nakshatrasBut('mishra', 'Revati', 'Ashwini')).toHaveLength(23);
    expect(nakshatrasBut('mishra')).not.toContain('Krittika');
  });
});

describe('the tithis of a month', () => {
  it('are thirty, numbered as everywhere', () => {
    expect(new Set(MONTH_TITHIS).size).toBe(30);
    for (let number = 1; number <= 30; number += 1) {
      const { paksha, tithi } = tithiFacts(number);
      expect([number, monthTithiAt(number)]).toEqual([number, `${paksha}_${tithi}`]);
    }
  });

  it('are named by class and paksha, in the order of the month', () => {
    const numbers = tithis({ both: ['rikta', 'pratipada'], shukla: ['purnima'], krishna: ['amavasya'] }).map(
      (tithi) => MONTH_TITHIS.indexOf(tithi) + 1,
    );
    expect(numbers).toEqual([1, 4, 9, 14, 15, 16, 19, 24, 29, 30]);
  });

  it('are of the classes that the daily panchanga gives', () => {
    for (const name of ['nanda', 'bhadra', 'jaya', 'rikta'] as const) {
      const inClass = MONTH_TITHIS.filter((_, index) => tithiFacts(index + 1).tithiClass === name);
      expect(tithis({ both: [name] })).toEqual(inClass);
    }
  });
});
