import { describe, expect, it } from 'vitest';
import { type Chart, chartPoint } from '../../charts/chart.js';
import { recordFrom } from '../../records.js';
import { GRAHAS, PLANETS } from '../../zodiac/grahas.js';
import { SIGNS, signIndex } from '../../zodiac/signs.js';
import type { StrengthChart } from '../strengthChart.js';
import { HADDAS } from './haddas.data.js';
import { harshaBala } from './harshaBala.js';
import { haddaLordOf, panchaVargeeyaBala } from './panchaVargeeyaBala.js';

/** A chart with Aries rising and every graha in one house. */
const allIn = (house: number): Chart => ({
  ascendant: chartPoint(5, 'Aries'),
  grahas: recordFrom(GRAHAS, () => chartPoint(30 * (house - 1) + 5, 'Aries')),
  outerPlanets: null,
});

describe('harsha bala', () => {
  it.each([
    ['Sun', 9],
    ['Moon', 3],
    ['Mars', 6],
    ['Mercury', 1],
    ['Jupiter', 11],
    ['Venus', 5],
    ['Saturn', 12],
  ] as const)('%s has its joy in house %d alone', (planet, house) => {
    for (let h = 1; h <= 12; h++) expect(harshaBala(allIn(h), true)[planet].place).toBe(h === house ? 5 : 0);
  });

  it('gives 5 to own and exaltation signs', () => {
    expect(harshaBala(allIn(1), true).Mars.dignity).toBe(5);
    expect(harshaBala(allIn(1), true).Sun.dignity).toBe(5);
    expect(harshaBala(allIn(6), true).Mercury.dignity).toBe(5);
    expect(harshaBala(allIn(2), true).Sun.dignity).toBe(0);
  });

  it('gives 5 to the masculine by day and in houses 4 to 6 and 10 to 12, to the feminine otherwise', () => {
    const [day, night] = [harshaBala(allIn(4), true), harshaBala(allIn(4), false)];
    expect([day.Sun.dayNight, day.Venus.dayNight, night.Sun.dayNight, night.Venus.dayNight]).toEqual([5, 0, 0, 5]);
    for (let h = 1; h <= 12; h++) {
      const masculine = [4, 5, 6, 10, 11, 12].includes(h);
      expect(harshaBala(allIn(h), true).Jupiter.genderHouse).toBe(masculine ? 5 : 0);
      expect(harshaBala(allIn(h), true).Mercury.genderHouse).toBe(masculine ? 0 : 5);
    }
  });
});

describe('haddas', () => {
  it('fill every sign with five parts under five planets', () => {
    for (const sign of SIGNS) {
      const parts = HADDAS[sign];
      expect(parts.map(([lord]) => lord).sort()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus']);
      const limits = parts.map(([, upto]) => upto);
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      expect(limits.at(-1)).toBe(30);
    }
  });

  it('share the 360 degrees as the table of the rules does', () => {
    const degrees: Record<string, number> = {};
    for (const sign of SIGNS) {
      HADDAS[sign].forEach(([lord, upto], i) => {
        degrees[lord] = (degrees[lord] ?? 0) + upto - (HADDAS[sign][i - 1]?.[1] ?? 0);
      });
    }
    expect(degrees).toEqual({ Jupiter: 78, Venus: 83, Mercury: 76, Mars: 67, Saturn: 56 });
  });

  it('belong to the next at their upper limit', () => {
    const at = (degrees: number) => haddaLordOf(30 * signIndex('Taurus') + degrees);
    expect([0, 7.999, 8, 14, 21.999, 22, 29.999].map(at)).toEqual([
      'Venus',
      'Venus',
      'Mercury',
      'Jupiter',
      'Jupiter',
      'Saturn',
      'Mars',
    ]);
  });
});

describe('the kshetra bala of a planet in Aries', () => {
  // docs/rules/03-strengths.md#section-11: of 30 under the lord Mars; friends of Mars' are Sun and Jupiter, Saturn is an enemy.
  it.each([
    ['neelakanthi', { Sun: 22.5, Moon: 15, Mars: 30, Mercury: 15, Jupiter: 22.5, Venus: 15, Saturn: 7.5 }],
    ['three_level', { Sun: 30, Moon: 0, Mars: 30, Mercury: 0, Jupiter: 15, Venus: 0, Saturn: 7.5 }],
  ] as const)('by %s is %j', (pancha_vargeeya, expected) => {
    const longitudesDeg = recordFrom(PLANETS, () => 5);
    const chart = { longitudesDeg, rasi: allIn(1), varga: () => allIn(1) } as unknown as StrengthChart;
    const balas = panchaVargeeyaBala(chart, { pancha_vargeeya });
    expect(recordFrom(PLANETS, (planet) => balas[planet].kshetra)).toEqual(expected);
  });
});
