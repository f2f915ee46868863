import { signedArc } from '@ganita/core/angles/angles.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { BODY_MOTIONS, type PathBody } from '@ganita/core/transits/bodyMotions.data.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { hourlyErrors } from './hourly.js';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});

/** Years of ten drawn once by a generator of random numbers. */
const YEARS = [1812, 1839, 1871, 1906, 1947, 1988, 2031, 2097, 2204, 2366].filter(
  (_, index) => index % longCases(2, 1) === 0,
);
const yearOf = (year: number) => {
  const startJdUt = julianDayUt(2_451_544.5 + (year - 2000) * 365.2425);
  return { startJdUt, endJdUt: julianDayUt(startJdUt + 366) };
};

describe('years by the hour', () => {
  it.each(YEARS)('show the crossings and stations of all grahas in %i, none missed, none invented', (year) => {
    const mean = openGrahaPaths(openObservatory(ephemeris, DEFAULT_RULES));
    for (const graha of GRAHAS) expect(hourlyErrors(mean, graha, yearOf(year))).toEqual([]);
    const other = resolveRules(DEFAULT_RULES, { node_type: 'true', positions: 'apparent', ayanamsa_mode: 'RAMAN' });
    const apparent = openGrahaPaths(openObservatory(ephemeris, other));
    for (const graha of GRAHAS) expect(hourlyErrors(apparent, graha, yearOf(year))).toEqual([]);
  });
});

describe('the bounds of motion', () => {
  const bodies = Object.entries(BODY_MOTIONS) as [PathBody, (typeof BODY_MOTIONS)[PathBody]][];

  it.each(bodies)('are correct for %s from 1800 to 2400', (body, row) => {
    const node_type = body === 'true_node' ? 'true' : 'mean';
    const graha: Graha = body === 'true_node' || body === 'mean_node' ? 'Rahu' : body;
    const observatory = openObservatory(ephemeris, resolveRules(DEFAULT_RULES, { node_type }));
    const { fromJdUt, toJdUt } = ephemeris.range;
    const step = Math.min(0.5, row.stepDays / 16);
    const samples = 40_000;
    let [acceleration, speedError] = [0, 0];
    for (let sample = 0; sample < samples; sample++) {
      const jd = fromJdUt + 2 + ((toJdUt - fromJdUt - 4) * sample) / samples;
      const [before, at, after] = [jd - step, jd, jd + step].map((one) => observatory.motion(graha, julianDayUt(one)));
      const rise = (a: typeof at, b: typeof at): number => signedArc(a?.longitudeDeg ?? 0, b?.longitudeDeg ?? 0);
      acceleration = Math.max(acceleration, Math.abs(rise(at, after) - rise(before, at)) / step ** 2);
      const fine = [jd - 0.01, jd + 0.01].map((one) => observatory.motion(graha, julianDayUt(one)));
      speedError = Math.max(speedError, Math.abs(rise(fine[0], fine[1]) / 0.02 - (at?.speedDegPerDay ?? 0)));
    }
    expect(acceleration * 1.15).toBeLessThan(row.maxAccelerationDegPerDay2);
    expect(speedError).toBeLessThan(row.speedErrorDegPerDay);
  });

  it.each(bodies.filter(([, row]) => row.hasStations))('leave %s no two turns within two steps', (body, row) => {
    const paths = openGrahaPaths(openObservatory(ephemeris, DEFAULT_RULES));
    const { fromJdUt, toJdUt } = ephemeris.range;
    const stations = paths
      .of(body as Graha)
      .stations({ startJdUt: julianDayUt(fromJdUt), endJdUt: julianDayUt(toJdUt) });
    const gaps = stations.slice(1).map(({ jdUt }, index) => jdUt - (stations[index]?.jdUt ?? jdUt));
    expect(Math.min(...gaps)).toBeGreaterThan(2 * row.stepDays);
    stations.slice(1).forEach((station, index) => {
      expect(station.direction).not.toBe(stations[index]?.direction);
    });
  });
});
