import { maheshwaraOf, significatorsOf } from '@ganita/core/longevity/lifeSignificators.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { houseFrom } from '@ganita/core/zodiac/houses.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { describe, expect, it } from 'vitest';
import { chartOfWritten, factsOfWritten, type Written } from '../facts/charts.js';

const look = (written: Written, brahma: 'stays' | 'sixth' = 'stays') =>
  significatorsOf(factsOfWritten(written), chartOfWritten(written).grahas, {
    ...DEFAULT_RULES,
    brahma_saturn_or_node: brahma,
  });

describe('marakas', () => {
  it('are the lords of the 2nd and 7th, the grahas there, and those that join one of the lords', () => {
    // Gemini rising: the Moon owns the 2nd, Jupiter the 7th.
    const written: Written = {
      lagna: 'Gemini',
      in: { Sun: 3, Moon: 9, Mars: 2, Mercury: 7, Jupiter: 5, Venus: 9, Saturn: 11, Rahu: 5, Ketu: 11 },
    };
    const { marakaLords, marakas } = look(written);
    expect(marakaLords).toEqual(['Moon', 'Jupiter']);
    expect(marakas).toEqual(['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Rahu']);
  });
});

describe('badhaka', () => {
  it('is the 11th of movable, the 9th of fixed and the 7th of dual signs', () => {
    expect(SIGNS.map((lagna) => look({ lagna }).badhakaSign)).toEqual([
      'Aquarius',
      'Capricorn',
      'Sagittarius',
      'Taurus',
      'Aries',
      'Pisces',
      'Leo',
      'Cancer',
      'Gemini',
      'Scorpio',
      'Libra',
      'Virgo',
    ]);
  });

  it('has both lords of Scorpio and Aquarius', () => {
    expect(look({ lagna: 'Aries' }).badhakaLords).toEqual(['Saturn', 'Rahu']);
    expect(look({ lagna: 'Capricorn' }).badhakaLords).toEqual(['Mars', 'Ketu']);
    expect(look({ lagna: 'Taurus' }).badhakaLords).toEqual(['Saturn']);
  });
});

describe('rudra and trishoola', () => {
  it('is the stronger of the lords of the Rudra 8th of the Ascendant and of the 7th', () => {
    // Cancer rising: Sagittarius and Gemini; Jupiter in company.
    const { rudra, rudraSign, rudraCandidates, trishoola } = look({
      lagna: 'Cancer',
      in: { Jupiter: 1, Moon: 1, Venus: 1, Mercury: 9 },
    });
    expect(rudraCandidates).toEqual(['Jupiter', 'Mercury']);
    expect([rudra, rudraSign]).toEqual(['Jupiter', 'Cancer']);
    expect(trishoola).toEqual(['Cancer', 'Scorpio', 'Pisces']);
  });
});

describe('maheshwara', () => {
  const of = (written: Written, atmaKaraka: Parameters<typeof maheshwaraOf>[1]) =>
    maheshwaraOf(factsOfWritten(written), atmaKaraka);

  it('is the lord of the 8th from the atma karaka', () => {
    // Sun in Taurus: the 8th is Sagittarius, and Jupiter is in Leo.
    expect(of({ lagna: 'Aries', in: { Sun: 2, Jupiter: 5 } }, 'Sun')).toBe('Jupiter');
  });

  it('is replaced, if dignified, by the stronger of the lords of the 8th and 12th from it', () => {
    // Jupiter in Sagittarius: the 8th is Cancer of the Moon, the 12th Scorpio; the Moon has company.
    const written: Written = {
      lagna: 'Aries',
      in: { Sun: 2, Jupiter: 9, Moon: 4, Mercury: 4, Venus: 4, Mars: 6, Ketu: 7, Rahu: 1 },
    };
    expect(of(written, 'Sun')).toBe('Moon');
  });

  it('is the lord of the 6th where a node is with the atma karaka or in the 8th from it', () => {
    // The 6th from Taurus is Libra.
    const without: Written = { lagna: 'Aries', in: { Sun: 2, Jupiter: 5, Rahu: 12, Ketu: 6 } };
    expect(of(without, 'Sun')).toBe('Jupiter');
    expect(of({ ...without, in: { ...without.in, Rahu: 2, Ketu: 8 } }, 'Sun')).toBe('Venus');
    expect(of({ ...without, in: { ...without.in, Rahu: 3, Ketu: 9 } }, 'Sun')).toBe('Venus');
  });

  it('does not count the atma karaka itself as the node', () => {
    // Rahu in Taurus as atma karaka, Ketu elsewhere than in the 1st and 8th from there.
    expect(of({ lagna: 'Aries', in: { Rahu: 2, Ketu: 8, Jupiter: 5 } }, 'Rahu')).toBe('Jupiter');
  });

  it('is Mercury for Rahu and Jupiter for Ketu', () => {
    // Sun in Aries: the 8th is Scorpio, and Ketu in company is its stronger lord.
    const ketu: Written = { lagna: 'Aries', in: { Sun: 1, Ketu: 5, Jupiter: 5, Rahu: 11, Mars: 2 } };
    expect(factsOfWritten(ketu).lords[8]).toBe('Ketu');
    expect(of(ketu, 'Sun')).toBe('Jupiter');
    // Sun in Cancer: the 8th is Aquarius, and Rahu in company is its stronger lord.
    const rahu: Written = {
      lagna: 'Aries',
      in: { Sun: 4, Mercury: 4, Rahu: 9, Venus: 9, Ketu: 3, Saturn: 5, Jupiter: 6, Moon: 2 },
    };
    expect(factsOfWritten(rahu).lords[11]).toBe('Rahu');
    expect(of(rahu, 'Sun')).toBe('Mercury');
  });
});

describe('brahma', () => {
  const charts = SIGNS.flatMap((lagna) =>
    ([1, 4, 7, 9, 12] as const).map((Saturn): Written => ({ lagna, in: { Saturn, Jupiter: 2, Mars: 3 } })),
  );

  it('is the one of the strength comparisons', () => {
    for (const chart of charts) expect(look(chart).brahma).toBe(factsOfWritten(chart).comparisons.brahma());
  });

  it('is replaced, if it is Saturn, by the lord of the 6th from it, where the rule requires it', () => {
    const found = charts.filter((chart) => look(chart).brahma === 'Saturn');
    expect(found.length).toBeGreaterThan(0);
    for (const chart of found) {
      const { lords, houses } = factsOfWritten(chart);
      expect(look(chart, 'sixth').brahma).toBe(lords[houseFrom(houses.Saturn, 6)]);
    }
    const other = charts.filter((chart) => look(chart).brahma !== 'Saturn');
    for (const chart of other) expect(look(chart, 'sixth').brahma).toBe(look(chart).brahma);
  });
});
