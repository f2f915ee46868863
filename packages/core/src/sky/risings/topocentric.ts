import { cosDeg, degrees, norm360, radians, sinDeg } from '../../angles/angles.js';
import type { GeoPlace } from '../../ephemeris/ephemeris.js';
import type { HourPlace } from './dailyPath.js';

/** Figure of the Earth and astronomical unit: IERS Conventions 2003 and IAU 2012, as in Swiss Ephemeris. */
const EQUATOR_RADIUS_KM = 6378.1366;
const FLATTENING = 1 / 298.25642;
export const AU_KM = 149_597_870.7;

/** Coordinates of an observer at sea level from the centre of the Earth: in the plane of the equator, and along the axis. */
function observerAt({ latitudeDeg }: GeoPlace) {
  const [sinPhi, cosPhi] = [sinDeg(latitudeDeg), cosDeg(latitudeDeg)];
  const squash = (1 - FLATTENING) ** 2;
  const curveKm = EQUATOR_RADIUS_KM / Math.sqrt(cosPhi * cosPhi + squash * sinPhi * sinPhi);
  return { outKm: curveKm * cosPhi, northKm: curveKm * squash * sinPhi };
}

/** A body from a place: along the meridian in the plane of the equator, east, and along the axis of the Earth. */
export interface PlacedBody {
  readonly outKm: number;
  readonly eastKm: number;
  readonly northKm: number;
  readonly awayKm: number;
}

/** Where bodies are from a place on the surface, or in the same directions from the centre of the Earth. */
export function viewFrom(place: GeoPlace, from: 'surface' | 'earth_centre'): (seen: HourPlace) => PlacedBody {
  const observer = from === 'surface' ? observerAt(place) : { outKm: 0, northKm: 0 };
  return ({ hourAngleDeg, declinationDeg, distanceAu, parallaxScale }) => {
    const distanceKm = distanceAu * AU_KM;
    const cosDelta = cosDeg(declinationDeg);
    const hourAngleRad = radians((hourAngleDeg + place.longitudeDeg) % 360);
    const outKm = distanceKm * cosDelta * Math.cos(hourAngleRad) - observer.outKm * parallaxScale;
    const eastKm = -distanceKm * cosDelta * Math.sin(hourAngleRad);
    const northKm = distanceKm * sinDeg(declinationDeg) - observer.northKm * parallaxScale;
    const awayKm = Math.sqrt(outKm * outKm + eastKm * eastKm + northKm * northKm);
    return { outKm, eastKm, northKm, awayKm };
  };
}

/** Altitude without refraction, and azimuth from north through east. */
export interface HorizontalPlace {
  /** -90 <= x <= 90 */
  readonly altitudeDeg: number;
  /** 0 <= x < 360 */
  readonly azimuthDeg: number;
}

export function horizontal({ latitudeDeg }: GeoPlace, body: PlacedBody): HorizontalPlace {
  const [sinPhi, cosPhi] = [sinDeg(latitudeDeg), cosDeg(latitudeDeg)];
  const up = (body.outKm * cosPhi + body.northKm * sinPhi) / body.awayKm;
  return {
    altitudeDeg: degrees(Math.asin(Math.max(-1, Math.min(1, up)))),
    azimuthDeg: norm360(degrees(Math.atan2(body.eastKm, body.northKm * cosPhi - body.outKm * sinPhi))),
  };
}

/** Angle between two bodies; also exact for small ones. */
export function angleBetween(a: PlacedBody, b: PlacedBody): number {
  const cross = Math.hypot(
    a.eastKm * b.northKm - a.northKm * b.eastKm,
    a.northKm * b.outKm - a.outKm * b.northKm,
    a.outKm * b.eastKm - a.eastKm * b.outKm,
  );
  return degrees(Math.atan2(cross, a.outKm * b.outKm + a.eastKm * b.eastKm + a.northKm * b.northKm));
}
