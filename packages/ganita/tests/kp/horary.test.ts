import { norm360, signedArc } from '@ganita/core/angles/angles.js';
import { type HoraryCusps, horaryCusps } from '@ganita/core/kp/horary.js';
import { degreesOfTicks, KP_SUB_SUBS, KP_SUBS } from '@ganita/core/kp/kpTable.js';
import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import { kpLordsAtTicks } from '@ganita/core/zodiac/kpDivisions.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const JUDGEMENT = julianDayOf({ year: 2025, month: 6, day: 10, hour: 5, minute: 50, second: 0 }, 0);
const LATITUDES = [-54.8, -33.8688, 0, 28.6139, 64.1466];
/** Degrees that rise and set neither in summer nor in winter exist only beyond the polar circles. */
const TROMSO = 69.6492;

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), KP_RULES);
});

const cast = (ticks: number, latitudeDeg: number): HoraryCusps | null =>
  horaryCusps(observatory, ticks, JUDGEMENT, { latitudeDeg, longitudeDeg: 77.209 }, KP_RULES);

describe.each(LATITUDES)('the chart of each of the 249 numbers at latitude %f', (latitudeDeg) => {
  it('has its ascendant at the start of the sub, with the lords of that', () => {
    for (const { number, startTicks } of KP_SUBS) {
      const horary = cast(startTicks, latitudeDeg);
      if (horary === null) throw new Error(`number ${number} must rise`);
      const { cuspsDeg } = observatory.ephemeris.housesAtArmc(
        horary.armcDeg,
        latitudeDeg,
        observatory.ephemeris.obliquity(JUDGEMENT).trueDeg,
      );
      const zero = observatory.ayanamsaDeg(JUDGEMENT) + observatory.ephemeris.obliquity(JUDGEMENT).nutationLongitudeDeg;
      expect(Math.abs(signedArc(degreesOfTicks(startTicks), norm360((cuspsDeg[0] ?? 0) - zero)))).toBeLessThan(1e-9);
      expect(horary.houseSystem).toBe('placidus');
      expect(horary.cusps[0]?.lords).toEqual(kpLordsAtTicks(startTicks));
      expect(horary.cusps[0]?.lords?.kpNumber).toBe(number);
    }
  });

  it('is given back by the clock, within a second of arc on every cusp', () => {
    for (const { startTicks } of KP_SUBS) {
      const horary = cast(startTicks, latitudeDeg);
      if (horary === null) throw new Error('it must rise');
      expect(Math.abs(horary.clockJdUt - JUDGEMENT)).toBeLessThanOrEqual(0.5);
      const clock = observatory.cusps(horary.clockJdUt, { latitudeDeg, longitudeDeg: 77.209 });
      clock.cuspsDeg.forEach((cuspDeg, index) => {
        const away = Math.abs(signedArc(cuspDeg, horary.cusps[index]?.longitudeDeg ?? 0));
        expect(away).toBeLessThan(1 / 3600);
      });
    }
  });
});

describe('beyond the polar circle', () => {
  it('some numbers never rise, and the others have their own ascendant', () => {
    const charts = KP_SUBS.map(({ startTicks }) => [startTicks, cast(startTicks, TROMSO)] as const);
    const risen = charts.filter(([, horary]) => horary !== null);
    expect(risen.length).toBeLessThan(KP_SUBS.length);
    expect(risen.length).toBeGreaterThan(0);
    for (const [ticks, horary] of risen) {
      expect(horary?.houseSystem).toBe('porphyry');
      expect(horary?.cusps[0]?.longitudeDeg).toBe(degreesOfTicks(ticks));
    }
  });

  it('no number rises at the pole', () => {
    expect(KP_SUBS.filter(({ startTicks }) => cast(startTicks, 90) !== null)).toEqual([]);
  });
});

describe('a number of a sub-sub', () => {
  it('rises at its start', () => {
    for (const { startTicks } of KP_SUB_SUBS.filter(({ number }) => number % 40 === 0)) {
      const horary = cast(startTicks, 13.0827);
      expect(horary?.cusps[0]?.longitudeDeg).toBe(degreesOfTicks(startTicks));
    }
  });
});
