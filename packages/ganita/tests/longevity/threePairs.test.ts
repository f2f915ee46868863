import { BAND_OF, CATEGORY_LIMITS, type LifeCategory, stepped } from '@ganita/core/longevity/bands.js';
import { categoryOf, type PairSet, threePairs } from '@ganita/core/longevity/threePairs.js';
import { HOUSES, type House } from '@ganita/core/zodiac/houses.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOfWritten, type Places, type Written } from '../facts/charts.js';

const look = (written: Written, hora: Sign, set: PairSet = 'moon_saturn', kakshya: 'yes' | 'no' = 'no') =>
  threePairs(factsOfWritten(written), hora, set, { kakshya_change: kakshya });

/** From Aries rising both in fixed signs. */
const SHORT = { Moon: 2, Saturn: 5 } as const;
const sign = fc.constantFrom(...SIGNS);
const house = fc.constantFrom(...HOUSES);

describe('a pair of signs', () => {
  it('says the same in either order', () => {
    fc.assert(fc.property(sign, sign, (a, b) => categoryOf(a, b) === categoryOf(b, a)));
  });

  it.each([
    ['Taurus', 'Leo', 'short'],
    ['Aries', 'Gemini', 'short'],
    ['Taurus', 'Aries', 'middle'],
    ['Gemini', 'Pisces', 'middle'],
    ['Taurus', 'Gemini', 'long'],
    ['Aries', 'Cancer', 'long'],
  ] as const)('%s and %s: %s', (a, b, category) => {
    expect(categoryOf(a, b)).toBe(category);
  });
});

describe('three pairs', () => {
  /** Years by the result and by what the third pair says. */
  const TABLE: Readonly<Record<LifeCategory, Readonly<Record<LifeCategory, number>>>> = {
    short: { short: 32, middle: 36, long: 40 },
    middle: { short: 64, middle: 72, long: 80 },
    long: { short: 96, middle: 108, long: 120 },
  };

  it('take what two of them say, and the years from the one that dissents', () => {
    fc.assert(
      fc.property(
        sign,
        sign,
        fc.record({ Moon: house, Saturn: house, Mars: house, Mercury: house }),
        (lagna, hora, at) => {
          const { pairs, result, agreeing, years } = look({ lagna, in: at }, hora);
          const said = pairs.map(({ category }) => category);
          const count = (category: LifeCategory): number => said.filter((one) => one === category).length;
          expect(agreeing).toBe(count(result));
          if (agreeing === 1) {
            expect(new Set(said).size).toBe(3);
            expect(years).toBeNull();
          } else {
            const other = said.find((one) => one !== result) ?? result;
            expect(years).toBe(TABLE[result][other]);
          }
        },
      ),
    );
  });

  it('follow the second pair where all differ and the Moon is in the 1st or the 7th, else the third', () => {
    const differing = HOUSES.flatMap((Moon) =>
      HOUSES.flatMap((Saturn) =>
        SIGNS.map((hora) => ({ Moon, found: look({ lagna: 'Aries', in: { Moon, Saturn } }, hora) })),
      ),
    ).filter(({ found }) => found.agreeing === 1);
    expect(differing.length).toBeGreaterThan(100);
    expect(new Set(differing.map(({ Moon }) => Moon)).size).toBe(12);
    for (const { Moon, found } of differing) {
      expect(found.result).toBe(found.pairs[Moon === 1 || Moon === 7 ? 1 : 2].category);
    }
  });

  it('take the lord of the Rudra 8th in the one set and of the 8th house in the other', () => {
    // Capricorn rising: the 8th is Leo, the Rudra 8th is Gemini.
    const written: Written = { lagna: 'Capricorn', in: { Saturn: 3, Mercury: 12, Sun: 11 } };
    expect(look(written, 'Pisces').pairs[0].points).toEqual(['Saturn', 'Mercury']);
    expect(look(written, 'Pisces', 'lagna_moon').pairs[0].points).toEqual(['Saturn', 'Sun']);
  });

  it('give no years in the set of Ascendant and Moon', () => {
    expect(look({ in: SHORT }, 'Aries', 'lagna_moon').years).toBeNull();
  });

  it('read birth b01 as the rule document does', () => {
    const signs: Readonly<Record<string, House>> = {
      Sun: 11,
      Moon: 10,
      Mars: 8,
      Mercury: 12,
      Jupiter: 12,
      Venus: 10,
      Saturn: 3,
      Rahu: 9,
      Ketu: 3,
    };
    const b01: Written = { lagna: 'Capricorn', in: signs };
    const { pairs, result, years } = look(b01, 'Pisces');
    expect(pairs.map(({ category }) => category)).toEqual(['middle', 'short', 'short']);
    expect([result, years]).toEqual(['short', 36]);
  });
});

describe('the kakshya change', () => {
  // Aries rising: Moon and Saturn say short, and with the hora lagna in Gemini so does the third pair.
  const base: Written = { lagna: 'Aries', in: { ...SHORT, Jupiter: 3, Mars: 8, Rahu: 12, Ketu: 6 } };
  const change = (places: Places) => look({ ...base, in: { ...base.in, ...places } }, 'Gemini', 'moon_saturn', 'yes');

  it('is not made unless the rule requires it', () => {
    expect(look(base, 'Gemini').kakshya).toBeNull();
  });

  it('is made downward by Saturn among the points that decide', () => {
    expect(change({}).kakshya).toEqual({ raisedByJupiter: false, loweredBySaturn: true, result: 'short' });
  });

  it('is not made by Saturn in dignity, or joined or aspected by Jupiter', () => {
    expect(change({ Saturn: 11, Moon: 11 }).kakshya?.loweredBySaturn).toBe(false);
    expect(change({ Jupiter: 5 }).kakshya?.loweredBySaturn).toBe(false);
    expect(change({ Jupiter: 11 }).kakshya?.loweredBySaturn).toBe(false);
  });

  it('is made upward by Jupiter alone in the 1st or the 7th', () => {
    expect(change({ Jupiter: 7, Saturn: 8, Moon: 2 }).kakshya?.raisedByJupiter).toBe(true);
    expect(change({ Jupiter: 7, Saturn: 7 }).kakshya?.raisedByJupiter).toBe(false);
    const raised = { raisedByJupiter: true, loweredBySaturn: false, result: 'middle' };
    expect(change({ Jupiter: 7, Saturn: 11, Moon: 2 }).kakshya).toEqual(raised);
    expect(change({ Jupiter: 4 }).kakshya?.raisedByJupiter).toBe(false);
  });

  it('never goes beyond short and long', () => {
    expect([stepped('short', -1), stepped('short', 1), stepped('long', 1), stepped('middle', -1)]).toEqual([
      'short',
      'middle',
      'long',
      'short',
    ]);
  });
});

describe('bands', () => {
  it('name each category, and end where the chosen school says', () => {
    expect(BAND_OF).toEqual({ short: 'alpayu', middle: 'madhyayu', long: 'poornayu' });
    expect(CATEGORY_LIMITS['32_70_100']).toEqual({ short: 32, middle: 70, long: 100 });
    expect(CATEGORY_LIMITS['36_72_120']).toEqual({ short: 36, middle: 72, long: 120 });
  });
});
