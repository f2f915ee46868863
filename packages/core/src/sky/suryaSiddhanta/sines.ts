import { EXACT_SINES, type Sines } from '@ganita/calendars/suryaSiddhanta.js';
import { cosDeg, degrees, norm360, sinDeg, tanDeg } from '../../angles/angles.js';
import type { GeoPlace } from '../../ephemeris/ephemeris.js';
import type { Rules } from '../../rules/rules.js';
import { SINE_OF_OBLIQUITY, SINE_RADIUS, SINES } from './elements.data.js';
import { aharganaOf, ayanaDeg, meanLongitudeDeg } from './meanMotion.js';

/** Obliquity of the text, about 23.975 degrees. */
export const OBLIQUITY_DEG = degrees(Math.asin(SINE_OF_OBLIQUITY));
const COSINE_OF_OBLIQUITY = cosDeg(OBLIQUITY_DEG);

/**
 * Right ascension of the meridian, 0 <= x < 360: the mean Sun from the equinox, and the rotation of the sky since
 * its lower transit at local mean midnight.
 */
export function ramcDeg(jdUt: number, place: GeoPlace): number {
  const ahargana = aharganaOf(jdUt);
  const meanSun = meanLongitudeDeg('Sun', ahargana) + ayanaDeg(ahargana);
  // A Julian day starts at noon, when 15 LMT - 180 is 0.
  return norm360(meanSun + 360 * (jdUt % 1) + place.longitudeDeg);
}

/**
 * Rising point of the ecliptic from the equinox, 0 <= x < 360: the exact form of the rule of rising times (III 46-48).
 */
export const sayanaAscendantDeg = (ramc: number, latitudeDeg: number): number =>
  norm360(
    degrees(Math.atan2(cosDeg(ramc), -(sinDeg(ramc) * COSINE_OF_OBLIQUITY + tanDeg(latitudeDeg) * SINE_OF_OBLIQUITY))),
  );

/**
 * The point of the ecliptic with a given right ascension, from the equinox, 0 <= x < 360; for the RAMC it is the
 * midheaven.
 */
export const eclipticPointDeg = (rightAscensionDeg: number): number =>
  norm360(degrees(Math.atan2(sinDeg(rightAscensionDeg), cosDeg(rightAscensionDeg) * COSINE_OF_OBLIQUITY)));

/** Sidereal ascendant of a moment and place, 0 <= x < 360. */
export const ascendantLongitudeDeg = (jdUt: number, place: GeoPlace): number =>
  norm360(sayanaAscendantDeg(ramcDeg(jdUt, place), place.latitudeDeg) - ayanaDeg(aharganaOf(jdUt)));

/** The sines of the text are 225 minutes apart. */
const STEP_DEG = 225 / 60;
const sineAt = (step: number): number => SINES[step] as number;

/** Sine of 0 <= x <= 90 degrees by straight lines between the sines of the text. */
function quadrantSine(angleDeg: number): number {
  const step = Math.min(SINES.length - 2, Math.floor(angleDeg / STEP_DEG));
  const rest = angleDeg / STEP_DEG - step;
  return (sineAt(step) + rest * (sineAt(step + 1) - sineAt(step))) / SINE_RADIUS;
}

/** The sine of the text for any angle. */
function tabularSine(angleDeg: number): number {
  const angle = norm360(angleDeg);
  const half = angle % 180;
  const sine = quadrantSine(half > 90 ? 180 - half : half);
  return angle >= 180 ? -sine : sine;
}

/** The arc of a sine by straight lines between the sines of the text. */
function tabularArc(sine: number): number {
  const length = Math.min(SINE_RADIUS, Math.abs(sine) * SINE_RADIUS);
  let step = SINES.length - 2;
  while (sineAt(step) > length) step--;
  const arcDeg = STEP_DEG * (step + (length - sineAt(step)) / (sineAt(step + 1) - sineAt(step)));
  return sine < 0 ? -arcDeg : arcDeg;
}

const tabular: Sines = { sin: tabularSine, cos: (angleDeg) => tabularSine(angleDeg + 90), arcsin: tabularArc };

/** The trigonometry of each choice. */
export const SINES_OF: Readonly<Record<Rules['siddhanta_sines'], Sines>> = { exact: EXACT_SINES, tabular };
