import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, norm360, separation, siderealDegrees } from '../angles/angles.js';
import { recordFrom } from '../records.js';
import { BODIES, GRAHAS, OUTER_PLANETS } from '../zodiac/grahas.js';
import { kpLords } from '../zodiac/kpDivisions.js';
import { bhavaChart } from './bhavaChart.js';
import { type BhavaMethod, sripatiMadhyas } from './bhavaMethods.js';
import { type Chart, chartOf, pointOf } from './chart.js';

const METHODS: readonly BhavaMethod[] = [1, 2, 3, 4, 5];

/** A chart with every body at one longitude of a list, in the order of BODIES. */
function chartAt(longitudes: readonly number[]): Chart {
  const state = (index: number) => ({
    longitudeDeg: siderealDegrees(longitudes[index] ?? 0),
    latitudeDeg: 0,
    distanceAu: 1,
    speedDegPerDay: 1,
    declinationDeg: 0,
  });
  return chartOf({
    ascendantDeg: siderealDegrees(longitudes[0] ?? 0),
    grahas: recordFrom(GRAHAS, (graha) => state(BODIES.indexOf(graha))),
    outerPlanets: recordFrom(OUTER_PLANETS, (body) => state(BODIES.indexOf(body))),
  });
}

const angle = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

/** Cusps as they run at any latitude: opposite halves, quadrants of any size, the cusps between in order. */
const cusps = fc
  .tuple(
    angle,
    fc.double({ min: 0.001, max: 179.999, noNaN: true }),
    fc.array(fc.double({ min: 0.01, max: 0.49, noNaN: true }), { minLength: 4, maxLength: 4 }),
  )
  .map(([ascendant, upToFourth, [a = 0, b = 0, c = 0, d = 0]]) => {
    const rest = 180 - upToFourth;
    const firstQuadrant = [0, a, 1 - b].map((part) => part * upToFourth);
    const secondQuadrant = [0, c, 1 - d].map((part) => upToFourth + part * rest);
    const half = [...firstQuadrant, ...secondQuadrant];
    return [...half, ...half.map((x) => x + 180)].map((x) => norm360(ascendant + x));
  });
const longitudes = fc.array(angle, { minLength: BODIES.length, maxLength: BODIES.length });

describe('the bhava chart', () => {
  it.each(METHODS)('by method %d tiles the circle and houses every body once', (method) => {
    fc.assert(
      fc.property(cusps, longitudes, (cuspsDeg, places) => {
        const chart = chartAt([cuspsDeg[0] ?? 0, ...places.slice(1)]);
        const { houses } = bhavaChart(chart, cuspsDeg, method);
        expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        houses.forEach((house, index) => {
          expect(house.endDeg).toBe(houses.at(index - 11)?.startDeg);
          for (const degrees of [house.startDeg, house.middleDeg, house.endDeg]) {
            expect(degrees).toBeGreaterThanOrEqual(0);
            expect(degrees).toBeLessThan(360);
          }
        });
        const extent = houses.reduce((sum, { startDeg, endDeg }) => sum + arc(startDeg, endDeg), 0);
        expect(extent).toBeCloseTo(360, 6);
        expect(houses.flatMap(({ bodies }) => bodies).sort()).toEqual([...BODIES].sort());
        for (const { startDeg, endDeg, bodies } of houses) {
          for (const body of bodies) {
            const longitude = pointOf(chart, body)?.longitudeDeg ?? 0;
            expect(arc(startDeg, longitude)).toBeLessThanOrEqual(arc(startDeg, endDeg) + 1e-9);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each(METHODS)('by method %d has the ascendant in the first house', (method) => {
    fc.assert(
      fc.property(cusps, longitudes, (cuspsDeg, places) => {
        const { houses } = bhavaChart(chartAt([cuspsDeg[0] ?? 0, ...places.slice(1)]), cuspsDeg, method);
        expect(houses[0]?.bodies).toContain('Ascendant');
      }),
      { numRuns: 100 },
    );
  });

  it('by method 4 lets a cusp begin its house, the body on it included', () => {
    const cuspsDeg = [10, 38, 66, 95, 128, 160, 190, 218, 246, 275, 308, 340];
    const chart = chartAt([10, 37.999999, 38, 275, 274.999999, 9.999999, 340, 0, 0, 0, 0, 0, 0]);
    const { houses } = bhavaChart(chart, cuspsDeg, 4);
    expect(houses[0]?.bodies).toEqual(['Ascendant', 'Sun']);
    expect(houses[1]?.bodies).toEqual(['Moon']);
    expect(houses[9]?.bodies).toEqual(['Mars']);
    expect(houses[8]?.bodies).toEqual(['Mercury']);
    expect(houses[11]?.bodies.slice(0, 2)).toEqual(['Jupiter', 'Venus']);
    expect(houses[0]?.middleDeg).toBe(24);
  });

  it('passes over a house without extent', () => {
    const cuspsDeg = [10, 38, 38, 95, 128, 160, 190, 218, 218, 275, 308, 340];
    const { houses } = bhavaChart(chartAt([10, 38]), cuspsDeg, 4);
    expect(houses[1]?.bodies).toEqual([]);
    expect(houses[2]?.bodies).toEqual(['Sun']);
  });

  it('by method 5 takes the degrees of the ascendant for every middle', () => {
    const { houses } = bhavaChart(chartAt([292.438935]), [], 5);
    expect(houses.map(({ startDeg }) => startDeg)).toEqual([270, 300, 330, 0, 30, 60, 90, 120, 150, 180, 210, 240]);
    for (const { startDeg, middleDeg } of houses) expect(arc(startDeg, middleDeg)).toBeCloseTo(22.438935, 9);
  });

  it('gives each house the lords of its start, in method 4 those of its cusp', () => {
    fc.assert(
      fc.property(cusps, fc.constantFrom(...METHODS), (cuspsDeg, method) => {
        const { houses } = bhavaChart(chartAt([cuspsDeg[0] ?? 0]), cuspsDeg, method);
        for (const { startDeg, kpLords: lords } of houses) expect(lords).toEqual(kpLords(startDeg));
        if (method !== 4) return;
        expect(houses.map(({ kpLords: lords }) => lords)).toEqual(cuspsDeg.map((cusp) => kpLords(cusp)));
      }),
    );
  });

  it('leaves out bodies that the calculation does not have', () => {
    const chart: Chart = { ...chartAt([0]), outerPlanets: null };
    const { houses } = bhavaChart(chart, [], 1);
    expect(houses.flatMap(({ bodies }) => bodies)).toHaveLength(10);
  });
});

describe('the madhyas of Sripati', () => {
  it('keep the four angles and divide each quadrant in three', () => {
    fc.assert(
      fc.property(cusps, (cuspsDeg) => {
        const madhyas = sripatiMadhyas({ ascendantDeg: cuspsDeg[0] ?? 0, cuspsDeg });
        for (const angleIndex of [0, 3, 6, 9]) {
          expect(madhyas[angleIndex]).toBe(cuspsDeg[angleIndex]);
          const [a = 0, b = 0, c = 0] = madhyas.slice(angleIndex);
          const d = madhyas[angleIndex + 3] ?? madhyas[0] ?? 0;
          expect(separation(arc(a, b), arc(b, c))).toBeLessThan(1e-9);
          expect(separation(arc(b, c), arc(c, d))).toBeLessThan(1e-9);
        }
      }),
    );
  });
});
