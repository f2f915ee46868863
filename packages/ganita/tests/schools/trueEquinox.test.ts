import { signedArc } from '@ganita/core/angles/angles.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const AT = julianDayOf({ year: 2020, month: 5, day: 12, hour: 9, minute: 20, second: 0 }, 5.5);
const PLACE = { latitudeDeg: 22.6757521, longitudeDeg: 88.0495418 };

describe('positions from the true equinox', () => {
  let ephemeris: Awaited<ReturnType<typeof createSwissEphemeris>>;
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
  });
  const observatory = (chosen: Partial<Rules>): Observatory =>
    openObservatory(ephemeris, resolveRules(DEFAULT_RULES, chosen));
  const secondsOfArc = (from: number, to: number): number => signedArc(from, to) * 3600;

  it('are 18 seconds of arc less than the apparent ones on the day that Prokerala prints', () => {
    const [apparent, printed] = (['apparent', 'apparent_true_equinox'] as const).map((positions) =>
      observatory({ positions }),
    ) as [Observatory, Observatory];
    for (const body of GRAHAS) {
      expect(secondsOfArc(printed.longitudeDeg(body, AT), apparent.longitudeDeg(body, AT))).toBeCloseTo(18, 0);
    }
    expect(secondsOfArc(printed.ascendantDeg(AT, PLACE), apparent.ascendantDeg(AT, PLACE))).toBeCloseTo(18, 0);
  });

  it.each(['LAHIRI', 'TRUE_CITRA', 'KP_TABLE'] as const)(
    'are in the zodiac %s the tropical positions of date less the mean ayanamsa',
    (ayanamsa_mode) => {
      const seen = observatory({ ayanamsa_mode, positions: 'apparent_true_equinox' });
      for (const body of GRAHAS) {
        const [motion, expected] = [seen.motion(body, AT), seen.trueEquinoxMotion(body, AT)];
        expect(secondsOfArc(motion.longitudeDeg, expected.longitudeDeg)).toBeCloseTo(0, 3);
        expect(motion.speedDegPerDay).toBeCloseTo(expected.speedDegPerDay, 5);
      }
    },
  );

  it('add no nutation to the lagna a second time', () => {
    const positions = 'apparent_true_equinox';
    const [plain, twice] = [observatory({ positions }), observatory({ positions, lagna_nutation: 'plus_dpsi' })];
    expect(twice.cusps(AT, PLACE)).toEqual(plain.cusps(AT, PLACE));
  });
});
