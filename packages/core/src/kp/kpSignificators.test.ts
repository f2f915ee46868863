import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordFrom } from '../records.js';
import { KP_RULES } from '../rules/kpRules.js';
import { GRAHAS } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { kpChart, rotated } from './kpChart.js';
import { combined, SIGNIFICATOR_LETTERS, significatorsOf } from './kpSignificators.js';
import { nodeAgency } from './nodeAgents.js';
import { rulingPlanets } from './rulingPlanets.js';

const degree = fc.double({ min: 0, max: 359.999, noNaN: true });
const speed = fc.double({ min: -1, max: 1, noNaN: true });

/** Twelve cusps in order round the circle, and nine grahas anywhere. */
const charts = fc
  .record({
    first: degree,
    gaps: fc.array(fc.double({ min: 5, max: 60, noNaN: true }), { minLength: 12, maxLength: 12 }),
    places: fc.array(fc.tuple(degree, speed), { minLength: 9, maxLength: 9 }),
  })
  .map(({ first, gaps, places }) => {
    const total = gaps.reduce((sum, gap) => sum + gap, 0);
    let at = first;
    const cusps = gaps.map((gap) => {
      const cusp = { longitudeDeg: at % 360 };
      at += (gap * 360) / total;
      return cusp;
    });
    const motions = recordFrom(GRAHAS, (graha) => {
      const [longitudeDeg, speedDegPerDay] = places[GRAHAS.indexOf(graha)] ?? [0, 0];
      return { longitudeDeg, speedDegPerDay };
    });
    return kpChart(cusps, motions, 'placidus');
  });

describe('the significators of any chart', () => {
  it('are the same facts by house and by graha', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const { byHouse, byGraha } = significatorsOf(chart);
        for (const letter of SIGNIFICATOR_LETTERS) {
          for (const house of HOUSES) {
            for (const graha of GRAHAS) {
              expect(byGraha[graha][letter].includes(house)).toBe(byHouse[house - 1]?.[letter].includes(graha));
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('contain every graha as an occupant of one house', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const occupants = significatorsOf(chart).byHouse.flatMap(({ b }) => b);
        expect([...occupants].sort()).toEqual([...GRAHAS].sort());
      }),
      { numRuns: 100 },
    );
  });

  it('are combined once each, by their strongest letter', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const house of significatorsOf(chart).byHouse) {
          const ranked = combined(house);
          expect(new Set(ranked.map(({ graha }) => graha)).size).toBe(ranked.length);
          for (const { graha, letter } of ranked) {
            const first = SIGNIFICATOR_LETTERS.find((one) => house[one].includes(graha));
            expect(letter).toBe(first);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a rotated chart', () => {
  it('has the chosen cusp as its first, and keeps every lord', () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 1, max: 12 }), (chart, first) => {
        const turned = rotated(chart, first as House);
        expect(turned.cusps[0]?.longitudeDeg).toBe(chart.cusps[first - 1]?.longitudeDeg);
        for (const graha of GRAHAS) {
          const before = chart.grahas[graha].house;
          expect(turned.cusps[turned.grahas[graha].house - 1]?.longitudeDeg).toBe(
            chart.cusps[before - 1]?.longitudeDeg,
          );
          expect(turned.grahas[graha].lords).toBe(chart.grahas[graha].lords);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is the chart itself after twelve rotations to the second house', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        let turned = chart;
        for (const _ of HOUSES) turned = rotated(turned, 2);
        expect(turned).toEqual(chart);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a node', () => {
  it('represents no node, and its star and sign lords always', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const { conjoined, aspecting, starLord, signLord, first } = nodeAgency(chart, 'Rahu', KP_RULES);
        expect([...conjoined, ...aspecting].filter((planet) => (planet as string) === 'Ketu')).toEqual([]);
        expect(starLord).toBe(chart.grahas.Rahu.lords.starLord);
        expect(signLord).toBe(chart.grahas.Rahu.lords.signLord);
        expect(first === 'conjoined').toBe(conjoined.length > 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('ruling planets', () => {
  it('are five with ranks, or seven of which the sub lords have none', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const five = rulingPlanets(chart, 'Thursday', KP_RULES);
        const seven = rulingPlanets(chart, 'Thursday', { ...KP_RULES, rp_scheme: 'seven' });
        expect(five.planets.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
        expect(seven.planets.slice(5).map(({ rank }) => rank)).toEqual([null, null]);
        expect(five.unique.reduce((sum, { times }) => sum + times, 0)).toBe(5);
        expect(seven.unique.reduce((sum, { times }) => sum + times, 0)).toBe(7);
        expect(five.planets[4]).toMatchObject({ role: 'day_lord', graha: 'Jupiter' });
      }),
      { numRuns: 20 },
    );
  });
});

describe('the roles of the ruling planets', () => {
  it('are, from the strongest: star and sign lord of the lagna, star and sign lord of the Moon, the day, the sub lords', () => {
    // docs/rules/12-kp-and-prashna.md#section-5; the lagna in Gemini 25 (Punarvasu), the Moon in Leo 14 (Purva Phalguni).
    const cusps = HOUSES.map((house) => ({ longitudeDeg: (85 + 30 * (house - 1)) % 360 }));
    const motions = recordFrom(GRAHAS, () => ({ longitudeDeg: 134, speedDegPerDay: 1 }));
    const { planets } = rulingPlanets(kpChart(cusps, motions, 'placidus'), 'Thursday', {
      ...KP_RULES,
      rp_scheme: 'seven',
    });
    expect(planets.map(({ role, graha }) => [role, graha])).toEqual([
      ['lagna_star_lord', 'Jupiter'],
      ['lagna_sign_lord', 'Mercury'],
      ['moon_star_lord', 'Venus'],
      ['moon_sign_lord', 'Sun'],
      ['day_lord', 'Jupiter'],
      ['lagna_sub_lord', 'Mercury'],
      ['moon_sub_lord', 'Venus'],
    ]);
  });
});
