import { cosDeg, radians, sinDeg } from '../../angles/angles.js';
import type { GeoPlace } from '../../ephemeris/ephemeris.js';
import type { HourPlace } from './dailyPath.js';
import { DISC_RADIUS_KM, type RisingBody, type RisingRow } from './risingDefinitions.data.js';

/** Figure of the Earth and astronomical unit: IERS Conventions 2003 and IAU 2012, as in Swiss Ephemeris. */
const EQUATOR_RADIUS_KM = 6378.1366;
const FLATTENING = 1 / 298.25642;
const AU_KM = 149_597_870.7;

/**
 * Height of a body above the altitude at which it rises and sets: the sine of its altitude less the sine of the
 * altitude of the definition, for an observer at sea level. Diurnal aberration is omitted: on the
 * horizon it acts along the horizon (0.0003 second of time for the upper limb).
 */
export function heightOf(body: RisingBody, row: RisingRow, place: GeoPlace): (seen: HourPlace) => number {
  const [sinPhi, cosPhi] = [sinDeg(place.latitudeDeg), cosDeg(place.latitudeDeg)];
  const observer = row.seenFrom === 'surface' ? observerAt(sinPhi, cosPhi) : { outKm: 0, northKm: 0 };
  const radiusKm = row.limb === 'upper' ? DISC_RADIUS_KM[body] : 0;
  const refraction = radians(row.refractionDeg);
  return ({ hourAngleDeg, declinationDeg, distanceAu, parallaxScale }) => {
    const distanceKm = distanceAu * AU_KM;
    const cosDelta = cosDeg(declinationDeg);
    const hourAngleRad = radians((hourAngleDeg + place.longitudeDeg) % 360);
    const outKm = distanceKm * cosDelta * Math.cos(hourAngleRad) - observer.outKm * parallaxScale;
    const eastKm = -distanceKm * cosDelta * Math.sin(hourAngleRad);
    const northKm = distanceKm * sinDeg(declinationDeg) - observer.northKm * parallaxScale;
    const awayKm = Math.sqrt(outKm * outKm + eastKm * eastKm + northKm * northKm);
    return (outKm * cosPhi + northKm * sinPhi) / awayKm + Math.sin(refraction + Math.asin(radiusKm / awayKm));
  };
}

/** Coordinates of the observer from the centre of the Earth: in the plane of the equator, and along the axis. */
function observerAt(sinPhi: number, cosPhi: number) {
  const squash = (1 - FLATTENING) ** 2;
  const curveKm = EQUATOR_RADIUS_KM / Math.sqrt(cosPhi * cosPhi + squash * sinPhi * sinPhi);
  return { outKm: curveKm * cosPhi, northKm: curveKm * squash * sinPhi };
}

/**
 * No second derivative of a height is larger, per day squared: the rotation of the Earth gives 39.8 times the cosine of
 * the latitude, the Moon's own motion (15.4 degrees a day, its parallax 6.5) at most 5 times that cosine and 0.8 more.
 */
export const maxHeightBend = ({ latitudeDeg }: GeoPlace): number => 45 * cosDeg(latitudeDeg) + 1;
