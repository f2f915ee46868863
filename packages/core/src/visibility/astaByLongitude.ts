import { COMBUSTION_ORB_DEG } from '../charts/states/combustion.js';
import type { Observatory } from '../sky/observatory.js';
import type { AstaLimit, AstaPeriod } from './astaPeriod.js';
import { daysBetween, sideOf } from './astaPeriod.js';
import { PLANET_ROWS, type StarPlanet } from './planets.data.js';
import { changeOfSign, elongationAt, type SolarConjunction } from './solarElongation.js';

export type LongitudeMethod = 'longitude' | 'longitude_direct_limits';

const STEP_DAYS = { inner: 0.5, outer: 1 } as const;

/** The orb by the direction of motion, or always that of direct motion. */
const orbOf = (planet: StarPlanet, retrograde: boolean, method: LongitudeMethod): number =>
  COMBUSTION_ORB_DEG[planet][retrograde && method === 'longitude' ? 'retrograde' : 'direct'];

/**
 * The period around a conjunction in which a planet is within its orb of the Sun, limits included
 * (docs/rules/11-eclipses-and-visibility.md#section-5).
 */
export function astaByLongitude(
  observatory: Observatory,
  planet: StarPlanet,
  conjunction: SolarConjunction,
  method: LongitudeMethod,
): AstaPeriod {
  const { inner, maxRateDegPerDay } = PLANET_ROWS[planet];
  /** Degrees to the limit: positive outside it. */
  const beyond = (jd: number): number => {
    const { aheadDeg, retrograde } = elongationAt(observatory, planet, jd);
    return Math.abs(aheadDeg) - orbOf(planet, retrograde, method);
  };
  const limit = (direction: 1 | -1): AstaLimit => {
    const shortest = inner ? STEP_DAYS.inner : STEP_DAYS.outer;
    let near: number = conjunction.jdUt;
    let far = near;
    for (let depth = beyond(near); depth <= 0; depth = beyond(far)) {
      near = far;
      far = near + direction * Math.max(shortest, -depth / maxRateDegPerDay);
    }
    const jdUt = changeOfSign((jd) => beyond(jd) <= 0, near, far);
    const { aheadDeg, retrograde } = elongationAt(observatory, planet, jdUt);
    return {
      jdUt,
      reason: null,
      side: sideOf(aheadDeg > 0),
      elongationDeg: Math.abs(aheadDeg),
      limitDeg: orbOf(planet, retrograde, method),
    };
  };
  const [asta, udaya] = [limit(-1), limit(1)];
  return { planet, method, asta, conjunction, udaya, days: daysBetween(asta, udaya) };
}
