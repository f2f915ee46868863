import { norm360, signedArc } from '../angles/angles.js';
import { DomainError } from '../errors/domainError.js';
import { cached, lazy, perKey } from '../lazy.js';
import { estimatedMoonDeg, estimatedSunDeg, J2000 } from '../sky/estimatedPlaces.js';
import type { Observatory } from '../sky/observatory.js';
import {
  type AngaSource,
  DRIK_SOURCE,
  type LuminaryMotion,
  siddhantaMotion,
} from '../sky/suryaSiddhanta/siddhantaLuminaries.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { AngaRow } from './angas.js';

/**
 * The Sun and the Moon of one observatory; every moment is requested from the ephemeris once.
 * Made for one calculation and discarded with it. No result depends on earlier calls: a day computed alone and within
 * a range has the same numbers.
 */
export interface Luminaries {
  readonly observatory: Observatory;
  /** Sidereal longitude of the Sun. */
  sunDeg(jdUt: JulianDayUt): number;
  /** Sidereal longitude of the Moon. */
  moonDeg(jdUt: JulianDayUt): number;
  /** The angle of an anga, 0 <= x < 360. */
  angleDeg(anga: AngaRow, jdUt: JulianDayUt): number;
  /** The moment near `guessJdUt` (within a third of a turn) at which the angle of an anga passes `targetDeg`. */
  crossing(anga: AngaRow, targetDeg: number, guessJdUt: number): JulianDayUt;
}

/**
 * A step of a search as short as this ends it. What is left is less than 2e-8 day: the speeds of the ephemeris are good to
 * some 1e-4 of themselves.
 */
const LAST_STEP_DAYS = 1e-4;
const MAX_STEPS = 12;
/** Iterations of the estimate of a moment; each leaves less than a fifth of its error. */
const ESTIMATE_STEPS = 5;
/** Precession of the equinox, degrees per day. */
const PRECESSION_DEG_PER_DAY = 50.29 / 3600 / 365.25;

/** Open the Sun and the Moon of an observatory, or those of the Surya Siddhanta in their place. */
export function openLuminaries(observatory: Observatory, source: AngaSource = DRIK_SOURCE): Luminaries {
  const motion: LuminaryMotion = source.tithi_source === 'drik' ? observatory.motion : siddhantaMotion(source);
  const sun = perKey((jdUt: JulianDayUt) => motion('Sun', jdUt));
  const moon = perKey((jdUt: JulianDayUt) => motion('Moon', jdUt));
  const roots = new Map<number, Map<number, JulianDayUt>>();
  const ayanamsaAt2000 = lazy(() => observatory.ayanamsaDeg(julianDayUt(J2000)));

  const angleDeg = (anga: AngaRow, jdUt: JulianDayUt): number =>
    norm360((anga.moon === 0 ? 0 : moon(jdUt).longitudeDeg) + (anga.sun === 0 ? 0 : anga.sun * sun(jdUt).longitudeDeg));
  const rateDegPerDay = (anga: AngaRow, jdUt: JulianDayUt): number =>
    (anga.moon === 0 ? 0 : moon(jdUt).speedDegPerDay) + (anga.sun === 0 ? 0 : anga.sun * sun(jdUt).speedDegPerDay);

  /** The angle of an anga, counted on since 2000 without reduction; good to a quarter of a degree. */
  const estimatedDeg = (anga: AngaRow, jd: number): number => {
    const days = jd - J2000;
    const ayanamsa = ayanamsaAt2000() + PRECESSION_DEG_PER_DAY * days;
    return (
      (anga.moon === 0 ? 0 : estimatedMoonDeg(days) - ayanamsa) +
      (anga.sun === 0 ? 0 : anga.sun * (estimatedSunDeg(days) - ayanamsa))
    );
  };
  /** The moment at which the estimated angle has a value: the start of every search for it. */
  const estimatedMoment = (anga: AngaRow, countedDeg: number): JulianDayUt => {
    let jd = J2000 + (countedDeg - estimatedDeg(anga, J2000)) / anga.meanDegPerDay;
    for (let step = 0; step < ESTIMATE_STEPS; step++) jd += (countedDeg - estimatedDeg(anga, jd)) / anga.meanDegPerDay;
    return julianDayUt(jd);
  };

  const solve = (anga: AngaRow, targetDeg: number, countedDeg: number): JulianDayUt => {
    let jdUt = estimatedMoment(anga, countedDeg);
    for (let step = 0; step < MAX_STEPS; step++) {
      const days = signedArc(angleDeg(anga, jdUt), targetDeg) / rateDegPerDay(anga, jdUt);
      jdUt = julianDayUt(jdUt + days);
      if (Math.abs(days) < LAST_STEP_DAYS) return jdUt;
    }
    throw new DomainError('no_convergence', `${anga.id} does not reach ${targetDeg} degrees`, { value: jdUt });
  };

  return {
    observatory,
    sunDeg: (jdUt) => sun(jdUt).longitudeDeg,
    moonDeg: (jdUt) => moon(jdUt).longitudeDeg,
    angleDeg,
    crossing(anga, targetDeg, guessJdUt) {
      const turns = Math.round((estimatedDeg(anga, guessJdUt) - targetDeg) / 360);
      const ofAngle = cached(roots, anga.moon * 4 + anga.sun, () => new Map<number, JulianDayUt>());
      return cached(ofAngle, targetDeg + 360 * turns, (countedDeg) => solve(anga, targetDeg, countedDeg));
    },
  };
}
