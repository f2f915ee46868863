import { signedArc } from '../angles/angles.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { PLANET_ROWS, type StarPlanet } from './planets.data.js';

/** A planet against the Sun in longitude. */
export interface SolarElongation {
  /** -180 < x <= 180, positive where the planet is ahead: it sets after the Sun. */
  readonly aheadDeg: number;
  readonly retrograde: boolean;
}

export function elongationAt(observatory: Observatory, planet: StarPlanet, jdUt: number): SolarElongation {
  const { longitudeDeg, speedDegPerDay } = observatory.motion(planet, julianDayUt(jdUt));
  const sunDeg = observatory.longitudeDeg('Sun', julianDayUt(jdUt));
  return { aheadDeg: signedArc(sunDeg, longitudeDeg), retrograde: speedDegPerDay < 0 };
}

export type ConjunctionKind = 'inferior' | 'superior' | 'solar';

/** A planet at the longitude of the Sun. `solar`: of a planet that has only one kind of conjunction. */
export interface SolarConjunction {
  readonly jdUt: JulianDayUt;
  readonly kind: ConjunctionKind;
}

const STEP_DAYS = 0.5;
const TOLERANCE_DAYS = 1e-7;
/** An arc that changes its sign there is no conjunction: the planet is opposite the Sun. */
const OPPOSITE_DEG = 90;

/**
 * The moment in an interval at which a value of time changes between negative and not, by halving: a jump of the value
 * is found as well.
 */
export function changeOfSign(isNegative: (jd: number) => boolean, from: number, to: number): JulianDayUt {
  let [low, high] = [from, to];
  const before = isNegative(low);
  while (Math.abs(high - low) > TOLERANCE_DAYS) {
    const middle = (low + high) / 2;
    if (isNegative(middle) === before) low = middle;
    else high = middle;
  }
  return julianDayUt((low + high) / 2);
}

/** Every conjunction of a planet with the Sun in an interval, in time order. */
export function solarConjunctions(
  observatory: Observatory,
  planet: StarPlanet,
  { startJdUt, endJdUt }: Interval,
): readonly SolarConjunction[] {
  const { inner, maxRateDegPerDay } = PLANET_ROWS[planet];
  const found: SolarConjunction[] = [];
  const ahead = (jd: number): number => elongationAt(observatory, planet, jd).aheadDeg;
  for (let jd: number = startJdUt, here = ahead(jd); jd < endJdUt; ) {
    const next = Math.min(endJdUt, jd + Math.max(STEP_DAYS, Math.abs(here) / maxRateDegPerDay));
    const there = ahead(next);
    if (here < 0 !== there < 0 && Math.abs(here) < OPPOSITE_DEG) {
      const jdUt = changeOfSign((at) => ahead(at) < 0, jd, next);
      const { retrograde } = elongationAt(observatory, planet, jdUt);
      found.push({ jdUt, kind: !inner ? 'solar' : retrograde ? 'inferior' : 'superior' });
    }
    [jd, here] = [next, there];
  }
  return found;
}
