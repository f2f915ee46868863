import { secondsToNextSub } from '@ganita/core/kp/cuspMotion.js';
import { kpMotions, observedChart } from '@ganita/core/kp/observedChart.js';
import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayOf, julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { kpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), KP_RULES);
});

const at = julianDayOf({ year: 1996, month: 12, day: 7, hour: 10, minute: 34, second: 0 }, 5.5);

describe('the seconds to the next sub', () => {
  it.each([
    [13.0827, 80.2707],
    [-54.8, -68.3],
    [64.1466, -21.9426],
  ])('end when the cusp has just changed its sub, at %f', (latitudeDeg, longitudeDeg) => {
    const place = { latitudeDeg, longitudeDeg };
    const { chart, sky } = observedChart(observatory, at, place, kpMotions(observatory, at), KP_RULES);
    const seconds = secondsToNextSub(chart, sky) ?? [];
    expect(seconds).toHaveLength(12);
    const numberAt = (index: number, after: number): number =>
      kpLords(observatory.cusps(julianDayUt(at + after / SECONDS_PER_DAY), place).cuspsDeg[index] ?? 0).kpNumber;
    seconds.forEach((after, index) => {
      const number = chart.cusps[index]?.lords.kpNumber ?? 0;
      expect(numberAt(index, after - 0.05)).toBe(number);
      expect(numberAt(index, after + 0.05)).toBe((number % 249) + 1);
    });
  });

  it('are not given beyond the polar circles', () => {
    const place = { latitudeDeg: 70, longitudeDeg: 20 };
    const { chart, sky } = observedChart(observatory, at, place, kpMotions(observatory, at), KP_RULES);
    expect(chart.houseSystem).toBe('porphyry');
    expect(secondsToNextSub(chart, sky)).toBeNull();
  });
});
