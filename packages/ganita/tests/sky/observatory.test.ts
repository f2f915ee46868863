import { signedArc } from '@ganita/core/angles/angles.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});

describe('the daily motion of an observatory', () => {
  it.each(AYANAMSA_MODES)('is that of its own zodiac: %s', (ayanamsa_mode) => {
    const rules = resolveRules(DEFAULT_RULES, { ayanamsa_mode });
    const observatory = openObservatory(ephemeris, rules, { valueDeg: 23.4, atJdUt: 2_450_000 });
    for (const body of ['Sun', 'Saturn', 'Ketu', 'Pluto'] as const) {
      for (let year = 1810; year < 2390; year += 29) {
        const jdUt = julianDayUt(2_451_545 + (year - 2000) * 365.25);
        const step = 0.05;
        const [before, after] = [jdUt - step, jdUt + step].map((jd) => observatory.longitudeDeg(body, julianDayUt(jd)));
        const { speedDegPerDay } = observatory.motion(body, jdUt);
        expect(Math.abs(signedArc(before ?? 0, after ?? 0) / (2 * step) - speedDegPerDay)).toBeLessThan(1.2e-5);
        expect(observatory.stationSpeedDegPerDay(body, jdUt)).toBe(speedDegPerDay);
      }
    }
  });

  it('is available to the ends of the ephemeris', () => {
    const rules = resolveRules(DEFAULT_RULES, { ayanamsa_mode: 'SUNDAR_SS' });
    const observatory = openObservatory(ephemeris, rules);
    const { fromJdUt, toJdUt } = ephemeris.range;
    for (const jd of [fromJdUt, toJdUt]) {
      expect(observatory.motion('Saturn', julianDayUt(jd)).speedDegPerDay).toEqual(expect.any(Number));
    }
  });
});
