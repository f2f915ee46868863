import { arc } from '@ganita/core/angles/angles.js';
import { bhavaChart } from '@ganita/core/charts/bhavaChart.js';
import type { BhavaMethod } from '@ganita/core/charts/bhavaMethods.js';
import { chartOf } from '@ganita/core/charts/chart.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { BODIES, GRAHAS, OUTER_PLANETS } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const METHODS: readonly BhavaMethod[] = [1, 2, 3, 4, 5];
const LATITUDES = [0, 13, 45, 60, 64.15, 66, 66.5, 67, 70, 78.2, 85, 89.9, -34, -66.4, -77.8, -90, 90];
const birth = 2_450_424.711;

describe('houses by real cusps', () => {
  let observatory: Observatory;
  beforeAll(async () => {
    observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
  });

  it.each(LATITUDES)('tile the circle at latitude %d at every hour of a day', (latitudeDeg) => {
    for (let hour = 0; hour < 24; hour++) {
      const jdUt = julianDayUt(birth + hour / 24);
      const cusps = observatory.cusps(jdUt, { latitudeDeg, longitudeDeg: 20 });
      const state = (body: (typeof GRAHAS)[number] | (typeof OUTER_PLANETS)[number]) => observatory.state(body, jdUt);
      const chart = chartOf({
        ascendantDeg: cusps.ascendantDeg,
        grahas: recordFrom(GRAHAS, state),
        outerPlanets: recordFrom(OUTER_PLANETS, state),
      });
      for (const method of METHODS) {
        const { houses } = bhavaChart(chart, cusps.cuspsDeg, method);
        const extent = houses.reduce((sum, { startDeg, endDeg }) => sum + arc(startDeg, endDeg), 0);
        expect(extent).toBeCloseTo(360, 6);
        expect(houses.flatMap(({ bodies }) => bodies).sort()).toEqual([...BODIES].sort());
        expect(houses[0]?.bodies).toContain('Ascendant');
      }
    }
  });
});
