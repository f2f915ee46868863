import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { birthStates } from '@ganita/core/facts/birthStates.js';
import { factsOf } from '@ganita/core/facts/chartFacts.js';
import { type Ayurdaya, type AyurdayaCharts, ayurdaya } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { reductionFactors } from '@ganita/core/longevity/ayurdaya/reductions.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { namedDivision, RASI } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { GRAHAS, PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { HOUSES, type House } from '@ganita/core/zodiac/houses.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tools } from '../../../../lab/conformance/context.js';
import { openRealTools } from '../../../../lab/conformance/tools.js';
import { chartOfWritten, factsOfWritten, type Places, type Written } from '../facts/charts.js';

/** The charts of a written one; navamsa and drekkana are other written ones. */
function written(rasi: Written, navamsa: Written = {}, drekkana: Written = {}): AyurdayaCharts {
  return {
    rasi: chartOfWritten(rasi),
    navamsa: chartOfWritten(navamsa),
    drekkana: chartOfWritten(drekkana),
    facts: factsOfWritten(rasi),
    navamsaFacts: factsOfWritten(navamsa),
  };
}

const look = (charts: AyurdayaCharts, chosen: Readonly<Partial<Rules>> = {}): Ayurdaya =>
  ayurdaya(charts, { ...DEFAULT_RULES, ...chosen });
const factors = (chart: Written, planet: Planet, by: Rules['ayurdaya_visible_half'] = 'whole_sign') =>
  reductionFactors(chartOfWritten(chart), factsOfWritten(chart), { ayurdaya_visible_half: by })[planet];

describe('base years', () => {
  it.each([
    ['pinda', [19, 25, 15, 12, 15, 21, 20]],
    ['nisarga', [20, 1, 2, 9, 18, 20, 50]],
  ] as const)('of %s are in full, Sun to Saturn: %j', (method, full) => {
    // docs/rules/06-yogas-doshas-longevity.md#section-6-4: each at 10 Aries, 3 Taurus, 28 Capricorn, 15 Virgo, 5 Cancer,
    // 27 Pisces and 20 Libra.
    const { methods } = look(
      written({
        lagna: 'Aries',
        in: { Sun: 1, Moon: 2, Mars: 10, Mercury: 6, Jupiter: 4, Venus: 12, Saturn: 7 },
        degrees: { Sun: 10, Moon: 3, Mars: 28, Mercury: 15, Jupiter: 5, Venus: 27, Saturn: 20 },
      }),
    );
    PLANETS.forEach((planet, index) => {
      expect(methods[method].planets[planet].baseYears).toBeCloseTo(full[index] ?? 0, 9);
    });
  });

  it('are full at the deep exaltation and half at the deep debilitation', () => {
    // Sun 10 Aries and Saturn 20 Aries.
    const { methods } = look(written({ lagna: 'Aries', in: { Sun: 1, Saturn: 1 }, degrees: { Sun: 10, Saturn: 20 } }));
    expect(methods.pinda.planets.Sun.baseYears).toBe(19);
    expect(methods.nisarga.planets.Sun.baseYears).toBe(20);
    expect(methods.pinda.planets.Saturn.baseYears).toBe(10);
    expect(methods.nisarga.planets.Saturn.baseYears).toBe(25);
  });

  it('are in amsa the navamsas passed, twelves left out', () => {
    const at = (house: House, degrees: number): number =>
      look(written({ lagna: 'Aries', in: { Mars: house }, degrees: { Mars: degrees } })).methods.amsa.planets.Mars
        .baseYears;
    expect(at(1, 0)).toBe(0);
    expect(at(1, 10)).toBeCloseTo(3, 12);
    expect(at(2, 10)).toBeCloseTo(0, 12);
    expect(at(8, 15)).toBeCloseTo((225 * 0.3) % 12, 12);
  });
});

describe('reductions', () => {
  it('halve the combust, but not Venus and Saturn', () => {
    const burnt: Written = { combust: ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] };
    const halved = PLANETS.filter((planet) => factors(burnt, planet).combust === 0.5);
    expect(halved).toEqual(['Moon', 'Mars', 'Mercury', 'Jupiter']);
  });

  it('take a third in the sign of an enemy, but not from Mars nor from the retrograde', () => {
    // Aries rising: Jupiter in Taurus, Venus in Leo, Mars in Gemini are with an enemy.
    const enemies: Written = { lagna: 'Aries', in: { Jupiter: 2, Venus: 5, Mars: 3 } };
    expect(factors(enemies, 'Jupiter').enemy_sign).toBe(2 / 3);
    expect(factors(enemies, 'Venus').enemy_sign).toBe(2 / 3);
    expect(factors(enemies, 'Mars').enemy_sign).toBe(1);
    expect(factors({ ...enemies, retrograde: ['Jupiter'] }, 'Jupiter').enemy_sign).toBe(1);
    expect(factors({ lagna: 'Aries', in: { Jupiter: 5 } }, 'Jupiter').enemy_sign).toBe(1);
  });

  it('take from malefics in the visible half all, a half, a third ... a sixth, from benefics half of that', () => {
    const left = (planet: Planet): readonly number[] =>
      ([12, 11, 10, 9, 8, 7, 6] as const).map((house) => factors({ in: { [planet]: house } }, planet).visible_half);
    expect(left('Saturn')).toEqual([0, 1 / 2, 1 - 1 / 3, 3 / 4, 4 / 5, 1 - 1 / 6, 1]);
    expect(left('Venus')).toEqual([1 / 2, 3 / 4, 1 - 1 / 6, 7 / 8, 9 / 10, 1 - 1 / 12, 1]);
  });

  it('take by Santhanam more the deeper a planet is in houses centred on the Ascendant', () => {
    const at = (planet: Planet, house: House, degrees: number): number =>
      factors(
        { lagna: 'Aries', in: { [planet]: house }, degrees: { Ascendant: 15, [planet]: degrees } },
        planet,
        'santhanam',
      ).visible_half;
    // The 1st runs from 0 to 30 Aries, so houses are signs here.
    expect(at('Saturn', 12, 0)).toBeCloseTo(1 / 2, 12);
    expect(at('Saturn', 12, 29.999999)).toBeCloseTo(0, 6);
    expect(at('Saturn', 7, 15)).toBeCloseTo(1 - 1 / 6.5, 12);
    expect(at('Venus', 7, 15)).toBeCloseTo(1 - 1 / 13, 12);
    expect(at('Saturn', 6, 29.9)).toBe(1);
    expect(at('Saturn', 1, 0)).toBe(1);
    // With the Ascendant at 5 Aries the 7th begins at 20 Virgo.
    const early: Written = { lagna: 'Aries', in: { Saturn: 6 }, degrees: { Ascendant: 5, Saturn: 25 } };
    expect(factors(early, 'Saturn', 'santhanam').visible_half).toBeCloseTo(1 - 1 / (7 - 5 / 30), 12);
    expect(factors(early, 'Saturn').visible_half).toBe(1);
  });

  describe('by a rising malefic', () => {
    // Taurus rising at 15: 45 degrees of the zodiac, an eighth.
    const rising: Written = {
      lagna: 'Taurus',
      in: { Saturn: 1, Mars: 1, Moon: 4, Mercury: 4, Jupiter: 4, Venus: 3 },
      degrees: { Saturn: 12, Mars: 20 },
    };

    it('take from the nearest malefic alone as much as the Ascendant has passed', () => {
      expect(factors(rising, 'Saturn').malefic_in_lagna).toBe(1 - 45 / 360);
      expect(factors(rising, 'Mars').malefic_in_lagna).toBe(1);
    });

    it('take half of that with a benefic in or aspecting the rising sign', () => {
      const helped = { ...rising, in: { ...rising.in, Jupiter: 7 as const } };
      expect(factors(helped, 'Saturn').malefic_in_lagna).toBe(1 - 45 / 720);
      const joined = { ...rising, in: { ...rising.in, Venus: 1 as const }, degrees: { ...rising.degrees, Venus: 29 } };
      expect(factors(joined, 'Saturn').malefic_in_lagna).toBe(1 - 45 / 720);
    });

    it('take nothing where a benefic there is nearer', () => {
      const nearer = { ...rising, in: { ...rising.in, Venus: 1 as const }, degrees: { ...rising.degrees, Venus: 14 } };
      for (const planet of PLANETS) expect(factors(nearer, planet).malefic_in_lagna).toBe(1);
    });

    it('do not count in amsa', () => {
      const { methods } = look(written(rising));
      expect(methods.pinda.planets.Saturn.reductionFactor).toBe(1 - 45 / 360);
      expect(methods.amsa.planets.Saturn.reductionFactor).toBe(1);
    });
  });

  it('leave the smallest factor, or their product where the rule requires it', () => {
    // Jupiter combust in Taurus, the 8th from Libra.
    const charts = written({ lagna: 'Libra', in: { Jupiter: 8 }, combust: ['Jupiter'] });
    expect(look(charts).methods.pinda.planets.Jupiter.reductionFactor).toBe(1 / 2);
    const product = look(charts, { ayurdaya_reduction: 'product' }).methods.pinda.planets.Jupiter.reductionFactor;
    expect(product).toBeCloseTo((1 / 2) * (2 / 3) * (9 / 10), 12);
  });
});

describe('increases of amsa', () => {
  const increase = (rasi: Written, navamsa: Written = {}, drekkana: Written = {}) =>
    look(written(rasi, navamsa, drekkana)).methods.amsa.planets.Mars.increaseFactor;
  // Aries rising: Mars in Taurus; elsewhere in Scorpio, his own, unless a test moves him.
  const plain: Written = { lagna: 'Aries', in: { Mars: 2 } };
  const away: Written = { lagna: 'Aries', in: { Mars: 3 } };

  it('are threefold for the retrograde and the dignified', () => {
    expect(increase({ ...plain, retrograde: ['Mars'] }, away, away)).toBe(3);
    expect(increase({ lagna: 'Aries', in: { Mars: 10 } }, away, away)).toBe(3);
    expect(increase({ lagna: 'Aries', in: { Mars: 1 } }, away, away)).toBe(3);
  });

  it('are twofold in the own navamsa, the own drekkana or vargottama', () => {
    expect(increase(plain, away, away)).toBe(1);
    expect(increase(plain, { lagna: 'Aries', in: { Mars: 8 } }, away)).toBe(2);
    expect(increase(plain, away, { lagna: 'Aries', in: { Mars: 1 } })).toBe(2);
    expect(increase(plain, plain, away)).toBe(2);
  });

  it('are the larger alone, and none in pinda and nisarga', () => {
    expect(increase({ ...plain, retrograde: ['Mars'] }, plain, away)).toBe(3);
    const { methods } = look(written({ ...plain, retrograde: ['Mars'] }));
    expect([methods.pinda.planets.Mars.increaseFactor, methods.nisarga.planets.Mars.increaseFactor]).toEqual([1, 1]);
  });
});

describe('the years of the Ascendant', () => {
  const rasi: Written = { lagna: 'Taurus' };
  const navamsa: Written = { lagna: 'Leo', degrees: { Ascendant: 6 } };

  it('are its longitude by rasi in signs', () => {
    const { lagnaYears, lagnaYearsBy, lagnaYearsByRasi, lagnaYearsByNavamsa } = look(written(rasi, navamsa));
    expect([lagnaYears, lagnaYearsBy]).toEqual([1.5, 'rasi']);
    expect([lagnaYearsByRasi, lagnaYearsByNavamsa]).toEqual([1.5, 4.2]);
  });

  it('are those of the navamsa where a node rules the rasi Ascendant less well', () => {
    // Aquarius rising with Rahu as its stronger lord: an enemy there, while the Sun rules Leo as his own.
    const rahu: Written = { lagna: 'Aquarius', in: { Rahu: 5, Moon: 5, Saturn: 3, Ketu: 11 } };
    expect(factsOfWritten(rahu).lords[1]).toBe('Rahu');
    expect(look(written(rahu, navamsa)).lagnaYearsBy).toBe('navamsa');
    expect(look(written(rahu, rahu)).lagnaYearsBy).toBe('rasi');
  });

  it('are the chosen ones where the rule names them', () => {
    expect(look(written(rasi, navamsa), { ayurdaya_lagna: 'navamsa' }).lagnaYears).toBe(4.2);
  });

  it('belong to every span', () => {
    const { methods, lagnaYears } = look(written(rasi, navamsa));
    for (const { spanYears, sumOfYears } of Object.values(methods)) expect(spanYears).toBe(sumOfYears + lagnaYears);
  });
});

describe('the method that applies', () => {
  const chart = (places: Places): AyurdayaCharts => written({ lagna: 'Aries', in: { ...places } });

  it('is that of the Ascendant, the Sun or the Moon, whichever is stronger', () => {
    expect(look(chart({ Sun: 1, Jupiter: 1, Mars: 1 })).applicable).toBe('amsa');
    expect(look(chart({ Sun: 5, Jupiter: 5, Mars: 5 })).applicable).toBe('pinda');
    expect(look(chart({ Moon: 4, Jupiter: 4, Mars: 4 })).applicable).toBe('nisarga');
  });

  it('is the one that the rule names', () => {
    const charts = chart({ Sun: 1, Jupiter: 1, Mars: 1 });
    expect(look(charts, { ayurdaya_method: 'pinda' }).applicable).toBe('pinda');
  });
});

describe('any chart', () => {
  const house = fc.constantFrom(...HOUSES);
  const degree = fc.double({ min: 0, max: 30, maxExcluded: true, noNaN: true });
  const any: fc.Arbitrary<Written> = fc.record({
    lagna: fc.constantFrom(...SIGNS),
    in: fc.record(recordFrom(GRAHAS, () => house)),
    degrees: fc.record({ ...recordFrom(GRAHAS, () => degree), Ascendant: degree }),
    combust: fc.subarray([...PLANETS]),
    retrograde: fc.subarray([...PLANETS]),
  });

  it('gives every planet between nothing and its increased full years', () => {
    const full = { pinda: 25, nisarga: 50, amsa: 36 };
    fc.assert(
      fc.property(
        any,
        any,
        any,
        fc.constantFrom('smallest' as const, 'product' as const),
        (rasi, navamsa, drekkana, by) => {
          const { methods } = look(written(rasi, navamsa, drekkana), { ayurdaya_reduction: by });
          for (const [method, { planets, sumOfYears }] of Object.entries(methods)) {
            const years = PLANETS.map((planet) => planets[planet].years);
            for (const one of years) {
              expect(one).toBeGreaterThanOrEqual(0);
              expect(one).toBeLessThanOrEqual(full[method as keyof typeof full]);
            }
            expect(sumOfYears).toBeCloseTo(
              years.reduce((sum, one) => sum + one, 0),
              9,
            );
          }
        },
      ),
    );
  });
});

describe('births', () => {
  let tools: Tools;
  beforeAll(async () => {
    tools = await openRealTools();
  });

  function chartsOf(sky: Sky): AyurdayaCharts {
    const rules = tools.rules();
    const [rasi, navamsa, drekkana] = [RASI, namedDivision('D-9_navamsa'), namedDivision('D-3_drekkana')].map(
      (division) => vargaChart(sky, division),
    ) as [AyurdayaCharts['rasi'], AyurdayaCharts['rasi'], AyurdayaCharts['rasi']];
    const birth = birthStates(sky, rules);
    const facts = (chart: AyurdayaCharts['rasi']) => factsOf(chart, comparisonsOf(chart, rules), birth, rules);
    return { rasi, navamsa, drekkana, facts: facts(rasi), navamsaFacts: facts(navamsa) };
  }
  const skyOf = (date: string, time: string, latitude: number, longitude: number): Sky =>
    tools.sky({ id: date, date, time, place: '', latitude, longitude, timezone: 5.5 });

  it('give Sun and Jupiter of 1996-12-07 10:34 in Chennai the years of the worked example', () => {
    const { methods } = look(chartsOf(skyOf('1996-12-07', '10:34:00', 13.0827, 80.2707)));
    const { Sun, Jupiter } = methods.pinda.planets;
    expect(Sun.baseYears).toBeCloseTo(11.6937, 4);
    expect([Sun.reductionFactor, Sun.years.toFixed(4)]).toEqual([1 / 2, '5.8469']);
    expect(Jupiter.baseYears).toBeCloseTo(7.8821, 3);
    expect([Jupiter.reductionFactor, Jupiter.years.toFixed(4)]).toEqual([1 / 2, '3.9411']);
  });

  it("give the pinda base years of Santhanam's example", () => {
    const { methods } = look(chartsOf(skyOf('1944-05-21', '19:01:00', 13.666667, 72.816667)));
    const printed = { Sun: 17.56, Moon: 24.67, Mars: 8.4, Mercury: 7.0, Jupiter: 14.12, Venus: 19.23, Saturn: 12.4 };
    for (const planet of PLANETS) {
      expect(Math.abs(methods.pinda.planets[planet].baseYears - printed[planet])).toBeLessThan(0.01);
    }
  });
});
