import { norm360, separation } from '@ganita/core/angles/angles.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const PLACE = { latitudeDeg: 28.61, longitudeDeg: 77.21 };
const DAYS = Array.from({ length: 12 }, (_, month) => julianDayUt(2_460_676.5 + 30.4 * month));
const HUNDREDTH_ARCSECOND = 0.01 / 3600;

describe('an almanac that keeps nutation', () => {
  let ephemeris: Ephemeris;
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
  });

  it.each(['LAHIRI', 'TRUE_CITRA', 'TRUE_LAHIRI', 'TRUE_REVATI', 'TRUE_PUSHYA', 'TRUE_MULA'] as const)(
    'measures the Sun, the Ascendant and the printed ayanamsa from one zero point, %s with geometric positions',
    (ayanamsa_mode) => {
      const rules: Rules = {
        ...DEFAULT_RULES,
        ayanamsa_mode,
        positions: 'geometric',
        anga_positions: 'apparent_with_nutation',
      };
      const ofAngas = angaObservatoryOf(openObservatory(ephemeris, rules), rules);
      for (const jd of DAYS) {
        const tropical = { zodiac: { kind: 'tropical' }, correction: 'apparent', nutation: 'with' } as const;
        const sun = norm360(ephemeris.ecliptic('Sun', jd, tropical).longitudeDeg - ofAngas.longitudeDeg('Sun', jd));
        expect(separation(sun, ofAngas.ayanamsaDeg(jd))).toBeLessThan(HUNDREDTH_ARCSECOND);
        // The Ascendant is against the mean equinox by default, so nutation is not in its distance from the tropical
        // one.
        const { ascendantDeg } = ephemeris.houses(jd, PLACE, { kind: 'tropical' }, 'apparent');
        const nutationDeg = ephemeris.obliquity(jd).nutationLongitudeDeg;
        const ascendant = norm360(ascendantDeg - nutationDeg - ofAngas.ascendantDeg(jd, PLACE));
        expect(separation(ascendant, ofAngas.ayanamsaDeg(jd))).toBeLessThan(HUNDREDTH_ARCSECOND);
      }
    },
  );
});
