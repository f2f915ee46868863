import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc } from '../angles/angles.js';
import { comparisonsOf } from '../comparisons/comparisons.js';
import type { PlacedPoint, Placement } from '../comparisons/placement.js';
import { recordFrom } from '../records.js';
import { DEFAULT_RULES } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES } from '../zodiac/houses.js';
import { degreesInSign, SIGNS, type Sign, signFrom, signOf } from '../zodiac/signs.js';
import { type ArgalaFrom, type ArgalaRules, argalas } from './argala.js';
import {
  arudhaLongitudes,
  arudhaOf,
  bhavaArudhas,
  chandraArudhas,
  grahaArudhas,
  houseArudhas,
  suryaArudhas,
} from './arudha.js';

const anySign = fc.constantFrom(...SIGNS);
const anyPoint = fc.record({
  sign: anySign,
  degreesInSign: fc.integer({ min: 0, max: 29_999_999 }).map((x) => x / 1e6),
});
const anyPlacement: fc.Arbitrary<Placement> = fc.record({
  ascendant: anyPoint,
  grahas: fc.record(recordFrom(GRAHAS, () => anyPoint)),
});
const bySigns = (signs: Readonly<Record<Graha | 'Ascendant', Sign>>): Placement => {
  const at = (sign: Sign): PlacedPoint => ({ sign, degreesInSign: null });
  return {
    ascendant: at(signs.Ascendant),
    grahas: recordFrom(GRAHAS, (graha) => at(signs[graha])),
  };
};

/** PVR book, example 29, chart 1. */
const chart1 = bySigns({
  Ascendant: 'Virgo',
  Sun: 'Pisces',
  Moon: 'Gemini',
  Mars: 'Aries',
  Mercury: 'Pisces',
  Jupiter: 'Aries',
  Venus: 'Pisces',
  Saturn: 'Aries',
  Rahu: 'Cancer',
  Ketu: 'Capricorn',
});

describe('an arudha', () => {
  it('is as far from the lord as the lord from the house', () => {
    expect(arudhaOf('Capricorn', 'Pisces', 'tenth')).toBe('Taurus');
    expect(arudhaOf('Aquarius', 'Pisces', 'tenth')).toBe('Aries');
  });

  it.each([
    [1, 10],
    [7, 4 + 12],
    [4, 4],
    [10, 4],
  ])('with the lord in the %ith is in the place BPHS names', (place, expected) => {
    const lord = signFrom('Aries', place);
    const named = place === 7 ? signFrom('Aries', 10) : signFrom('Aries', expected);
    expect(arudhaOf('Aries', lord, 'tenth')).toBe(named);
  });

  it('is never in the house itself or the 7th from it, unless the rules know no exception', () => {
    for (const house of SIGNS) {
      for (const lord of SIGNS) {
        const forbidden = [house, signFrom(house, 7)];
        expect(forbidden).not.toContain(arudhaOf(house, lord, 'tenth'));
        const plain = arudhaOf(house, lord, 'none');
        if (!forbidden.includes(plain)) expect(arudhaOf(house, lord, 'tenth')).toBe(plain);
        else expect(arudhaOf(house, lord, 'tenth')).toBe(signFrom(plain, 10));
      }
    }
  });
});

describe('the arudhas of a chart', () => {
  it('are those of PVR example 29', () => {
    const compare = comparisonsOf(chart1, DEFAULT_RULES);
    expect(bhavaArudhas(compare, DEFAULT_RULES).join(' ')).toBe(
      'Gemini Leo Virgo Leo Aries Gemini Taurus Capricorn Capricorn Virgo Taurus Libra',
    );
    expect(grahaArudhas(compare, DEFAULT_RULES)).toEqual({
      Ascendant: 'Gemini',
      Sun: 'Capricorn',
      Moon: 'Leo',
      Mars: 'Capricorn',
      Mercury: 'Gemini',
      Jupiter: 'Aquarius',
      Venus: 'Taurus',
      Saturn: 'Cancer',
      Rahu: 'Virgo',
      Ketu: 'Virgo',
    });
  });

  it('are never in their house, from whatever sign they are counted, and the same sign has the same arudha', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const compare = comparisonsOf(placement, DEFAULT_RULES);
        const ofSign = new Map<Sign, Sign>();
        const starts = [placement.ascendant.sign, placement.grahas.Sun.sign, placement.grahas.Moon.sign];
        const lists = [bhavaArudhas, suryaArudhas, chandraArudhas].map((list) => list(compare, DEFAULT_RULES));
        lists.forEach((list, index) => {
          list.forEach((arudha, house) => {
            const sign = signFrom(starts[index] as Sign, house + 1);
            expect([sign, signFrom(sign, 7)]).not.toContain(arudha);
            expect(ofSign.get(sign) ?? arudha).toBe(arudha);
            ofSign.set(sign, arudha);
          });
        });
        expect(grahaArudhas(compare, DEFAULT_RULES).Ascendant).toBe(lists[0]?.[0]);
      }),
      { numRuns: 100 },
    );
  });

  it('leave a graha its own sign only where there is no exception', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const compare = comparisonsOf(placement, DEFAULT_RULES);
        const found = grahaArudhas(compare, DEFAULT_RULES);
        for (const graha of GRAHAS) {
          const { sign } = placement.grahas[graha];
          expect([sign, signFrom(sign, 7)]).not.toContain(found[graha]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('use Mars and Saturn alone where the co-lords are the seven planets', () => {
    const rules = { ...DEFAULT_RULES, arudha_co_lords: 'seven_planets' } as const;
    const placement: Placement = {
      ...chart1,
      grahas: { ...chart1.grahas, Mars: { sign: 'Gemini', degreesInSign: null } },
    };
    const compare = comparisonsOf(placement, { ...DEFAULT_RULES, scorpio_owner: 'Ketu' });
    const scorpio = (chosen: typeof DEFAULT_RULES) => houseArudhas(compare, 'Scorpio', chosen)[0];
    expect(scorpio(DEFAULT_RULES)).toBe(arudhaOf('Scorpio', 'Capricorn', 'tenth'));
    expect(scorpio(rules)).toBe(arudhaOf('Scorpio', 'Gemini', 'tenth'));
  });
});

describe('the longitudes of arudhas', () => {
  it('lie outside the equal house and its opposite', () => {
    fc.assert(
      fc.property(
        anyPlacement,
        fc.integer({ min: 0, max: 359_999_999 }).map((x) => x / 1e6),
        (placement, base) => {
          const longitudes = Object.fromEntries(
            GRAHAS.map((graha) => {
              const { sign, degreesInSign: degrees } = placement.grahas[graha];
              return [graha, SIGNS.indexOf(sign) * 30 + (degrees ?? 0)];
            }),
          ) as Record<Graha, number>;
          const compare = comparisonsOf(placement, DEFAULT_RULES);
          arudhaLongitudes(compare, longitudes, base, DEFAULT_RULES).forEach((arudha, index) => {
            const way = arc(base + 30 * index - 15, arudha);
            expect((way >= 1e-9 && way < 30 - 1e-9) || (way >= 180 + 1e-9 && way < 210 - 1e-9)).toBe(false);
            expect(signOf(arudha)).toBe(SIGNS[Math.floor(arudha / 30)]);
            expect(degreesInSign(arudha)).toBeLessThan(30);
          });
        },
      ),
      { numRuns: 100 },
    );
  });
});

const off: ArgalaRules = { argala_effective: 'no', argala_ketu_reversed: 'no', argala_third_house: 'no' };
const grahasFrom = (rows: readonly ArgalaFrom[], house: number) =>
  rows.find(({ fromHouse }) => fromHouse === house)?.grahas ?? [];

describe('argala', () => {
  it('is given from the 2nd, 4th, 11th and 5th and obstructed from the 12th, 10th, 3rd and 9th', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        argalas(placement, off).forEach(({ house, sign, argala, virodhargala }) => {
          expect(sign).toBe(signFrom(placement.ascendant.sign, house));
          expect(argala.map(({ fromHouse }) => fromHouse)).toEqual([2, 4, 11, 5]);
          expect(virodhargala.map(({ fromHouse }) => fromHouse)).toEqual([12, 10, 3, 9]);
          for (const { fromHouse, grahas, outcome } of [...argala, ...virodhargala]) {
            const there = signFrom(sign, fromHouse);
            expect(grahas).toEqual(GRAHAS.filter((graha) => placement.grahas[graha].sign === there));
            expect(outcome).toBeNull();
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  it('reports on request whether it outnumbers its obstruction', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        for (const { argala, virodhargala } of argalas(placement, { ...off, argala_effective: 'yes' })) {
          argala.forEach(({ grahas, outcome }, index) => {
            const against = virodhargala[index]?.grahas.length ?? 0;
            const more = grahas.length > against ? 'effective' : grahas.length < against ? 'obstructed' : 'undecided';
            expect(outcome).toBe(grahas.length === 0 ? null : more);
          });
        }
      }),
      { numRuns: 50 },
    );
  });

  it("is counted backward from Ketu's house on request: argala and obstruction change places only there", () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const [plain, reversed] = [
          argalas(placement, off),
          argalas(placement, { ...off, argala_ketu_reversed: 'house_of_ketu' }),
        ];
        for (const house of HOUSES) {
          const [before, after] = [plain[house - 1], reversed[house - 1]];
          if (before?.sign !== placement.grahas.Ketu.sign) expect(after).toEqual(before);
          else {
            expect(after?.argala.map(({ grahas }) => grahas)).toEqual(before?.virodhargala.map(({ grahas }) => grahas));
            expect(after?.virodhargala.map(({ grahas }) => grahas)).toEqual(before?.argala.map(({ grahas }) => grahas));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is counted backward only for the grahas of the sign of Ketu on request', () => {
    const placement = bySigns({
      Ascendant: 'Aries',
      Sun: 'Taurus',
      Moon: 'Pisces',
      Mars: 'Leo',
      Mercury: 'Leo',
      Jupiter: 'Leo',
      Venus: 'Leo',
      Saturn: 'Leo',
      Rahu: 'Virgo',
      Ketu: 'Pisces',
    });
    const [first] = argalas(placement, { ...off, argala_ketu_reversed: 'from_ketu_sign' });
    expect(grahasFrom(first?.argala ?? [], 2)).toEqual(['Sun', 'Moon', 'Ketu']);
    expect(grahasFrom(first?.virodhargala ?? [], 12)).toEqual([]);
    expect(grahasFrom(first?.argala ?? [], 5)).toEqual(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
  });

  it('is given by two or more malefics in the 3rd on request, and never obstructed', () => {
    const placement = bySigns({
      Ascendant: 'Aries',
      Sun: 'Gemini',
      Moon: 'Gemini',
      Mars: 'Gemini',
      Mercury: 'Leo',
      Jupiter: 'Leo',
      Venus: 'Leo',
      Saturn: 'Virgo',
      Rahu: 'Cancer',
      Ketu: 'Capricorn',
    });
    const malefics: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
    const chosen = { ...off, argala_third_house: 'yes', argala_effective: 'yes' } as const;
    const [first, second] = argalas(placement, chosen, malefics);
    expect(first?.argala.at(-1)).toEqual({ fromHouse: 3, grahas: ['Sun', 'Mars'], outcome: 'effective' });
    expect(second?.argala).toHaveLength(4);
    expect(argalas(placement, off, malefics)[0]?.argala).toHaveLength(4);
  });
});
