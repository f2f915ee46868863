import { arc, cosDeg, degrees, norm360, radians, signedArc, sinDeg, tanDeg } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { invalidInput } from '../errors/domainError.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { SIGNS, type Sign, signAt } from '../zodiac/signs.js';

/** An interval in which one sign rises. */
export interface LagnaSpan extends Interval {
  readonly sign: Sign;
}

/** Below this latitude every point of the ecliptic rises and sets each day. */
export const HIGHEST_LAGNA_LATITUDE_DEG = 66.5;

/** Orientation of the sky at one moment; over a day every value is linear with sufficient accuracy. */
interface Turning {
  readonly jdUt: JulianDayUt;
  readonly armcDeg: number;
  /** sidereal */
  readonly ascendantDeg: number;
  readonly obliquityDeg: number;
  /** Tropical less sidereal longitude of the ascendant. */
  readonly shiftDeg: number;
}

/**
 * The rising signs of an interval of about a day, first and last cut to it
 * (docs/rules/07-panchang-calendar-transits.md#section-8). Each boundary is computed from the right ascension of the
 * midheaven at which its point rises; the sidereal time, the obliquity and the ayanamsa are taken from the ends of
 * the interval. It agrees with the ascendant of the ephemeris within 1e-7 day. Error: `invalid_input` beyond 66.5
 * degrees of latitude, where signs fail to rise.
 */
export function lagnaSpansOf(observatory: Observatory, interval: Interval, place: GeoPlace): readonly LagnaSpan[] {
  if (Math.abs(place.latitudeDeg) > HIGHEST_LAGNA_LATITUDE_DEG) {
    const bound = `must be within ${HIGHEST_LAGNA_LATITUDE_DEG} degrees where rising signs are asked`;
    throw invalidInput('latitude', bound, place.latitudeDeg, 'out_of_range');
  }
  return lagnaPartsOf(observatory, interval, place, SIGNS.length).map(({ number, startJdUt, endJdUt }) => ({
    sign: signAt(number - 1),
    startJdUt,
    endJdUt,
  }));
}

/** An interval in which one of a number of equal parts of the zodiac rises. */
export interface LagnaPart extends Interval {
  /** 1..parts */
  readonly number: number;
}

/** The same of any number of equal parts of the zodiac; 108 are navamsas. Where every sign rises. */
export function lagnaPartsOf(
  observatory: Observatory,
  interval: Interval,
  place: GeoPlace,
  parts: number,
): readonly LagnaPart[] {
  const start = turningAt(observatory, interval.startJdUt, place);
  const end = turningAt(observatory, interval.endJdUt, place);
  const entries = Array.from({ length: parts }, (_, index) => index + 1).flatMap((number) =>
    risingsOf(((number - 1) * 360) / parts, start, end, place).map((jd) => ({ jd, number })),
  );
  entries.sort((a, b) => a.jd - b.jd);
  const next = entries[0];
  const atStart =
    next === undefined ? Math.floor((start.ascendantDeg * parts) / 360) + 1 : ((next.number - 2 + parts) % parts) + 1;
  const rising = [{ jd: interval.startJdUt, number: atStart }, ...entries];
  return rising.map(({ jd, number }, index) => ({
    number,
    startJdUt: jd,
    endJdUt: rising[index + 1]?.jd ?? interval.endJdUt,
  }));
}

/** The same, or null beyond 66.5 degrees of latitude. */
export const lagnaSpansWhereAllRise = (
  observatory: Observatory,
  interval: Interval,
  place: GeoPlace,
): readonly LagnaSpan[] | null =>
  Math.abs(place.latitudeDeg) > HIGHEST_LAGNA_LATITUDE_DEG ? null : lagnaSpansOf(observatory, interval, place);

function turningAt(observatory: Observatory, jdUt: JulianDayUt, place: GeoPlace): Turning {
  const { armcDeg, ascendantDeg } = observatory.cusps(jdUt, place);
  const obliquityDeg = observatory.ephemeris.obliquity(jdUt).trueDeg;
  const tropical = tropicalAscendantDeg(armcDeg, obliquityDeg, place.latitudeDeg);
  return { jdUt, armcDeg, ascendantDeg, obliquityDeg, shiftDeg: norm360(tropical - ascendantDeg) };
}

/**
 * Moments of an interval at which a sidereal longitude rises: one, or two if the interval is longer than a rotation.
 */
function risingsOf(siderealDeg: number, start: Turning, end: Turning, place: GeoPlace): readonly JulianDayUt[] {
  const days = end.jdUt - start.jdUt;
  const turns = Math.round((days * 360.985647 - arc(start.armcDeg, end.armcDeg)) / 360);
  const turnedDeg = arc(start.armcDeg, end.armcDeg) + 360 * turns;
  const between = (from: number, to: number, jdUt: number): number => from + ((to - from) * (jdUt - start.jdUt)) / days;
  const shiftEnd = start.shiftDeg + signedArc(start.shiftDeg, end.shiftDeg);

  /** Degrees of rotation from the start; the slow quantities are those of `jdUt`. */
  const turnTo = (jdUt: number): number => {
    const tropical = siderealDeg + between(start.shiftDeg, shiftEnd, jdUt);
    const obliquity = between(start.obliquityDeg, end.obliquityDeg, jdUt);
    return arc(start.armcDeg, risingArmcDeg(tropical, obliquity, place.latitudeDeg));
  };
  const risings: JulianDayUt[] = [];
  for (let turn = 0; turn <= 1; turn++) {
    const guess = start.jdUt + ((turnTo(start.jdUt) + 360 * turn) * days) / turnedDeg;
    const jdUt = start.jdUt + ((turnTo(guess) + 360 * turn) * days) / turnedDeg;
    if (jdUt > start.jdUt && jdUt < end.jdUt) risings.push(julianDayUt(jdUt));
  }
  return risings;
}

/** Ecliptic point that rises when the midheaven has a right ascension (Meeus, Astronomical Algorithms, chapter 14). */
const tropicalAscendantDeg = (armcDeg: number, obliquityDeg: number, latitudeDeg: number): number =>
  norm360(
    degrees(
      Math.atan2(
        cosDeg(armcDeg),
        -(sinDeg(armcDeg) * cosDeg(obliquityDeg) + tanDeg(latitudeDeg) * sinDeg(obliquityDeg)),
      ),
    ),
  );

/** Right ascension of the midheaven when an ecliptic point rises: its right ascension less its half day arc. */
function risingArmcDeg(tropicalDeg: number, obliquityDeg: number, latitudeDeg: number): number {
  const [longitude, obliquity] = [radians(tropicalDeg), radians(obliquityDeg)];
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));
  const declination = Math.asin(Math.sin(longitude) * Math.sin(obliquity));
  const ascensionalDifference = Math.asin(Math.tan(radians(latitudeDeg)) * Math.tan(declination));
  return norm360(degrees(rightAscension - ascensionalDifference) - 90);
}
