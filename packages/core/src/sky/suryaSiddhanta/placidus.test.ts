import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosDeg, degrees, norm360, signedArc, sinDeg, tanDeg } from '../../angles/angles.js';
import { type IntermediateCusp, POLAR_LATITUDE_DEG, placidusCuspDeg } from './cusps.js';
import { eclipticPointDeg, OBLIQUITY_DEG, sayanaAscendantDeg } from './sines.js';

/** Right ascension and declination of a point of the ecliptic. */
const equatorial = (longitude: number): { rightAscension: number; declination: number } => ({
  rightAscension: degrees(Math.atan2(sinDeg(longitude) * cosDeg(OBLIQUITY_DEG), cosDeg(longitude))),
  declination: degrees(Math.asin(sinDeg(longitude) * sinDeg(OBLIQUITY_DEG))),
});

/** Half of the arc of a point above the horizon. */
const halfDayArc = (declination: number, latitude: number): number =>
  degrees(Math.acos(-tanDeg(declination) * tanDeg(latitude)));

/**
 * How far east of the upper meridian a cusp is, in parts of its own half arc; 1 is the horizon, 2 the lower
 * meridian.
 */
function partsFromMeridian(cusp: IntermediateCusp, ramc: number, latitude: number): number {
  const { rightAscension, declination } = equatorial(placidusCuspDeg(cusp, ramc, latitude));
  const east = norm360(rightAscension - ramc);
  const day = halfDayArc(declination, latitude);
  return east <= day ? east / day : 1 + (east - day) / (180 - day);
}

const circle = fc.double({ min: 0, max: 359.999, noNaN: true });
const resolved = fc.double({ min: -65.9, max: 65.9, noNaN: true });

describe('the cusps of Placidus', () => {
  it('cut the half arcs of their points in three', () => {
    fc.assert(
      fc.property(circle, resolved, (ramc, latitude) => {
        expect(partsFromMeridian('eleventh', ramc, latitude)).toBeCloseTo(1 / 3, 6);
        expect(partsFromMeridian('twelfth', ramc, latitude)).toBeCloseTo(2 / 3, 6);
        expect(partsFromMeridian('second', ramc, latitude)).toBeCloseTo(4 / 3, 6);
        expect(partsFromMeridian('third', ramc, latitude)).toBeCloseTo(5 / 3, 6);
      }),
      { numRuns: 200 },
    );
  });

  it('are at right ascensions 30 degrees apart on the equator', () => {
    expect(placidusCuspDeg('eleventh', 100, 0)).toBeCloseTo(eclipticPointDeg(130), 9);
    expect(placidusCuspDeg('third', 100, 0)).toBeCloseTo(eclipticPointDeg(250), 9);
    expect(sayanaAscendantDeg(100, 0)).toBeCloseTo(eclipticPointDeg(190), 9);
  });

  it('settle just inside the polar circle', () => {
    const latitude = POLAR_LATITUDE_DEG - 1e-6;
    for (let ramc = 0; ramc < 360; ramc += 7.3) {
      for (const cusp of ['eleventh', 'twelfth', 'second', 'third'] as const) {
        expect(partsFromMeridian(cusp, ramc, latitude)).toBeGreaterThan(0);
      }
    }
  });

  it('lie between the midheaven, the ascendant and the lower meridian', () => {
    fc.assert(
      fc.property(circle, resolved, (ramc, latitude) => {
        const inOrder = [
          eclipticPointDeg(ramc),
          placidusCuspDeg('eleventh', ramc, latitude),
          placidusCuspDeg('twelfth', ramc, latitude),
          sayanaAscendantDeg(ramc, latitude),
          placidusCuspDeg('second', ramc, latitude),
          placidusCuspDeg('third', ramc, latitude),
          norm360(eclipticPointDeg(ramc) + 180),
        ];
        inOrder.slice(1).forEach((cusp, index) => {
          expect(signedArc(inOrder[index] as number, cusp)).toBeGreaterThan(0);
        });
      }),
      { numRuns: 200 },
    );
  });
});
