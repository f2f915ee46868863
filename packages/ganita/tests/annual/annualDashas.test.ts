import {
  type AnnualDasha,
  type AnnualGrahaDashaId,
  annualGrahaDasha,
  annualRasiDasha,
  type YearOfLife,
} from '@ganita/core/annual/annualDashas.js';
import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { expandedPeriods } from '@ganita/core/dashas/expand.js';
import { mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import { runningAt } from '@ganita/core/dashas/runningAt.js';
import { evenYears } from '@ganita/core/dashas/yearLength.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { SIGNS, signFrom } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { momentWriter } from 'ganita/api/values/clock.js';
import { describe, expect, it } from 'vitest';
import { heldByTree, tilesAsWritten } from '../dashas/branches.js';

const YEAR_DAYS = 365.256364;
const BIRTH = julianDayUt(2_450_424.711_111);

const anyPoint = fc.record({
  sign: fc.constantFrom(...SIGNS),
  degreesInSign: fc.integer({ min: 1, max: 2999 }).map((hundredths) => hundredths / 100),
});
const anyChart = fc.record({
  ascendant: anyPoint,
  grahas: fc.record(recordFrom(GRAHAS, () => anyPoint)),
});
type AnyChart = typeof anyChart extends fc.Arbitrary<infer T> ? T : never;

const lifeOf = (annualRasi: AnyChart, completedYears: number, natalMoonDeg = 186.959489): YearOfLife => ({
  completedYears,
  year: evenYears(BIRTH, YEAR_DAYS),
  returnJdUt: julianDayUt(BIRTH + completedYears * YEAR_DAYS + 0.003),
  natalMoonDeg,
  natalLagna: 'Capricorn',
  annualRasi,
});
const periodsOf = (id: AnnualGrahaDashaId, life: YearOfLife, chosen: Partial<Rules> = {}) => {
  const { dasha, year } = annualGrahaDasha(id, life, { ...DEFAULT_RULES, ...chosen });
  return { dasha, periods: expandedPeriods(dasha, 2, year.limitAt) };
};
const years = fc.integer({ min: 0, max: 119 });
const moon = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('Mudda', () => {
  it('lasts a year of nine lords, each divided from its own lord', () => {
    fc.assert(
      fc.property(anyChart, years, moon, (chart, completed, moonDeg) => {
        const { periods } = periodsOf('mudda', lifeOf(chart, completed, moonDeg));
        const [first, last] = [periods[0], periods.at(-1)];
        expect((last?.endJdUt ?? 0) - (first?.startJdUt ?? 0)).toBeCloseTo(YEAR_DAYS, 6);
        expect(new Set(periods.map(({ lord }) => lord)).size).toBe(9);
        for (const { lord, periods: parts } of periods) {
          expect(parts?.[0]?.lord).toBe(lord);
          expect(parts).toHaveLength(9);
        }
      }),
    );
  });

  it('starts in the first period, as far before the year as the Moon had passed of its nakshatra at birth', () => {
    fc.assert(
      fc.property(anyChart, years, moon, (chart, completed, moonDeg) => {
        const { periods } = periodsOf('mudda', lifeOf(chart, completed, moonDeg));
        const start = (periods[0]?.startJdUt ?? 0) - (BIRTH + completed * YEAR_DAYS);
        expect(start).toBeLessThanOrEqual(1e-8);
        expect(start).toBeGreaterThanOrEqual(-60);
      }),
    );
  });

  it('moves its first lord on by one a year (docs/rules/05-rasi-dashas.md#section-7-2)', () => {
    const chart = fc.sample(anyChart, { numRuns: 1, seed: 1 })[0] as AnyChart;
    const first = (completed: number) => periodsOf('mudda', lifeOf(chart, completed)).periods[0]?.lord;
    // The natal nakshatra is Swati, of Rahu.
    expect([0, 1, 2, 3, 9].map(first)).toEqual(['Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Rahu']);
  });
});

describe('Patyayini', () => {
  it('shares the year among the Ascendant and seven planets by how far each is ahead of the one before', () => {
    fc.assert(
      fc.property(anyChart, years, (chart, completed) => {
        const life = lifeOf(chart, completed);
        const { periods } = periodsOf('patyayini', life);
        expect(periods).toHaveLength(8);
        expect(periods[0]?.startJdUt).toBeCloseTo(life.returnJdUt, 8);
        expect(periods.at(-1)?.endJdUt).toBeCloseTo(life.returnJdUt + YEAR_DAYS, 6);
        const degrees = periods.map(({ lord }) =>
          lord === 'Ascendant' ? chart.ascendant.degreesInSign : chart.grahas[lord].degreesInSign,
        );
        expect(degrees).toEqual([...degrees].sort((a, b) => a - b));
        const passed = periods.map(({ endJdUt }) => (endJdUt - life.returnJdUt) / YEAR_DAYS);
        expect(passed).toEqual(degrees.map((one) => expect.closeTo(one / (degrees.at(-1) ?? 1), 6)));
      }),
    );
  });

  it('runs in the same ring from the lord of every period', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { periods } = periodsOf('patyayini', lifeOf(chart, 30));
        const ring = periods.map(({ lord }) => lord);
        periods.forEach(({ periods: parts }, index) => {
          expect(parts?.map(({ lord }) => lord)).toEqual([...ring.slice(index), ...ring.slice(0, index)]);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('runs for 120 years where it is not compressed', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { dasha } = periodsOf('patyayini', lifeOf(chart, 30), { patyayini_span: 'life' });
        expect(dasha.limitsYears.at(-1)).toBeCloseTo(120, 9);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Varsha Narayana', () => {
  const divisions = fc.constantFrom(1, 4, 9, 10);

  it('begins with the lord of the house that the year has come to (docs/rules/05-rasi-dashas.md#section-7-1)', () => {
    fc.assert(
      fc.property(anyChart, years, divisions, (chart, completed, parts) => {
        const annual = comparisonsOf(chart, DEFAULT_RULES);
        const { houseSign, first, dasha } = annualRasiDasha(lifeOf(chart, completed), annual, parts);
        expect(houseSign).toBe(signFrom('Capricorn', 1 + completed + (parts - 1)));
        expect(first).toBe(chart.grahas[annual.lordOf(houseSign, 'during_dasha')].sign);
        expect(mahadashasOf(dasha)[0]?.lord).toBe(first);
      }),
    );
  });

  it('gives each sign three units a Narayana year, and in the second cycle what it lacks of 36', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const annual = comparisonsOf(chart, DEFAULT_RULES);
        const spans = mahadashasOf(annualRasiDasha(lifeOf(chart, 30), annual, 1).dasha);
        const units = spans.map(({ startYears, endYears }) => (endYears - startYears) * 360);
        expect(spans).toHaveLength(24);
        spans.slice(0, 12).forEach(({ lord }, index) => {
          expect(units[index]).toBeCloseTo(3 * annual.narayanaYears(lord), 6);
          expect(units[index + 12]).toBeCloseTo(Math.max(0, 36 - 3 * annual.narayanaYears(lord)), 6);
        });
      }),
    );
  });

  it('is divided like the Narayana dasha of the annual chart', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { dasha } = annualRasiDasha(lifeOf(chart, 30), comparisonsOf(chart, DEFAULT_RULES), 1);
        for (const span of mahadashasOf(dasha)) {
          const parts = partsOf(dasha, span);
          expect(new Set(parts.map(({ lord }) => lord)).size).toBe(12);
          expect(parts.at(-1)?.endYears).toBe(span.endYears);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the annual dashas of any year', () => {
  const anyYear = fc.record({
    chart: anyChart,
    completed: years,
    moonDeg: moon,
    span: fc.constantFrom<Rules['patyayini_span']>('year', 'life'),
    share: fc.double({ min: -0.1, max: 1.1, noNaN: true }),
    turns: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
  });
  type AnyYear = typeof anyYear extends fc.Arbitrary<infer T> ? T : never;
  const all = ({ chart, completed, moonDeg, span }: AnyYear): Readonly<Record<string, AnnualDasha<unknown>>> => {
    const life = lifeOf(chart, completed, moonDeg);
    const rules = { ...DEFAULT_RULES, patyayini_span: span };
    return {
      mudda: annualGrahaDasha('mudda', life, rules),
      patyayini: annualGrahaDasha('patyayini', life, rules),
      varsha_narayana: annualRasiDasha(life, comparisonsOf(chart, rules), 1),
      varsha_narayana_d9: annualRasiDasha(life, comparisonsOf(chart, rules), 9),
    };
  };

  it('tile to the second on six levels, as an answer writes them', () => {
    const text = momentWriter(5.5);
    fc.assert(
      fc.property(anyYear, (one) => {
        for (const [id, { dasha, year }] of Object.entries(all(one))) {
          expect(
            tilesAsWritten(dasha, (at) => text(year.limitAt(at)), one.turns),
            id,
          ).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('run at a moment as the expanded tree of six levels says', () => {
    fc.assert(
      fc.property(anyYear, (one) => {
        for (const [id, { dasha, year }] of Object.entries(all(one))) {
          const [start, end] = [dasha.limitsYears[0] as number, dasha.limitsYears.at(-1) as number];
          const jdUt = year.limitAt(start + one.share * (end - start));
          expect(runningAt(dasha, year.limitAt, jdUt), id).toEqual(heldByTree(dasha, year.limitAt, jdUt));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are the same whatever was computed before', () => {
    const written = (one: AnyYear): string =>
      JSON.stringify(Object.values(all(one)).map(({ dasha, year }) => expandedPeriods(dasha, 2, year.limitAt)));
    fc.assert(
      fc.property(anyYear, anyYear, (one, other) => {
        const before = written(one);
        written(other);
        expect(written(one)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});
