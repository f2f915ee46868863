import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../../adapters/swissEphemeris/swissEphemeris.js';
import { cosDeg, sinDeg } from '../angles/angles.js';
import type { Ephemeris, GeoPlace } from '../ephemeris/ephemeris.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { geometricRising } from './geometricRising.js';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});

/** Sine of the altitude of the centre, by the formula of rules 09 P3. */
function sinAltitude(body: 'Sun' | 'Moon', jdUt: JulianDayUt, place: GeoPlace): number {
  const { rightAscensionDeg, declinationDeg } = ephemeris.topocentricEquatorial(body, jdUt, 'geometric', place);
  const hourAngle = 15 * ephemeris.siderealTimeHours(jdUt) + place.longitudeDeg - rightAscensionDeg;
  return (
    sinDeg(place.latitudeDeg) * sinDeg(declinationDeg) +
    cosDeg(place.latitudeDeg) * cosDeg(declinationDeg) * cosDeg(hourAngle)
  );
}

const JD = fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }).map(julianDayUt);
const PLACE = fc.record({
  latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the geometric rising of a disc', () => {
  it('has the centre on the true horizon, going the right way, within a day of the moment asked', () => {
    fc.assert(
      fc.property(
        JD,
        PLACE,
        fc.constantFrom('rise', 'set'),
        fc.constantFrom('Sun', 'Moon'),
        (jd, place, event, body) => {
          const found = geometricRising(ephemeris, body, event, jd, place);
          if (found === null) throw new Error('it rises and sets every day');
          expect(found - jd).toBeGreaterThanOrEqual(0);
          expect(found - jd).toBeLessThan(1.1);
          expect(Math.abs(sinAltitude(body, found, place))).toBeLessThan(2e-8);
          const later = sinAltitude(body, julianDayUt(found + 1e-4), place);
          expect(later > 0).toBe(event === 'rise');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is found when it lies just after the moment asked, although the library puts it before', () => {
    fc.assert(
      fc.property(JD, PLACE, (jd, place) => {
        const found = geometricRising(ephemeris, 'Sun', 'rise', jd, place) ?? julianDayUt(Number.NaN);
        expect(geometricRising(ephemeris, 'Sun', 'rise', found, place)).toBeCloseTo(found, 7);
        const before = julianDayUt(found - 1e-6);
        expect(geometricRising(ephemeris, 'Sun', 'rise', before, place)).toBeCloseTo(found, 7);
        expect(geometricRising(ephemeris, 'Sun', 'rise', julianDayUt(found + 1e-6), place)).toBeGreaterThan(
          found + 0.9,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('comes some 2 seconds after the Hindu sunrise and less than 1 after the Hindu sunset of Chennai', () => {
    const place = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };
    for (let day = 0; day < 366; day += 7) {
      const from = julianDayUt(2_450_424.3 + day);
      const later = (event: 'rise' | 'set'): number => {
        const hindu = ephemeris.riseSet('Sun', event, from, place, 'hindu_disc_centre') ?? Number.NaN;
        return ((geometricRising(ephemeris, 'Sun', event, from, place) ?? Number.NaN) - hindu) * 86_400;
      };
      expect(later('rise')).toBeGreaterThan(1.6);
      expect(later('rise')).toBeLessThan(2.4);
      expect(later('set')).toBeGreaterThan(0.4);
      expect(later('set')).toBeLessThan(1);
    }
  });

  it('is null where the Sun does not come up', () => {
    const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
    expect(geometricRising(ephemeris, 'Sun', 'rise', julianDayUt(2_451_716.5), tromso)).toBeNull();
    expect(geometricRising(ephemeris, 'Sun', 'rise', julianDayUt(2_451_534.5), tromso)).toBeNull();
  });
});
