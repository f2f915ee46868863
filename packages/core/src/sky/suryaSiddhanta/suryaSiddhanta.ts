import type { Sines } from '@ganita/calendars/suryaSiddhanta.js';
import { siderealDegrees, signedArc } from '../../angles/angles.js';
import type { Rules } from '../../rules/rules.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { BodyState } from '../observatory.js';
import type { PlaceSource } from '../positionSource.js';
import { siddhantaCusps } from './cusps.js';
import { aharganaOf, ayanaDeg } from './meanMotion.js';
import { ascendantLongitudeDeg, OBLIQUITY_DEG, SINES_OF } from './sines.js';
import { luminarySteps, trueLongitudeDeg } from './trueLongitudes.js';

/** Daily motion is the arc from half a day before to half a day after. */
const HALF_DAY = 0.5;

/** Position of a graha; latitude, distance and declination are not defined here and are null. */
function siddhantaState(graha: Graha, jdUt: number, sines: Sines): BodyState {
  const ahargana = aharganaOf(jdUt);
  return {
    longitudeDeg: siderealDegrees(trueLongitudeDeg(graha, ahargana, sines)),
    latitudeDeg: null,
    distanceAu: null,
    speedDegPerDay: signedArc(
      trueLongitudeDeg(graha, ahargana - HALF_DAY, sines),
      trueLongitudeDeg(graha, ahargana + HALF_DAY, sines),
    ),
    declinationDeg: null,
  };
}

/**
 * Positions by the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12): no ephemeris, no outer planets,
 * no choice of a zero point.
 */
export function siddhantaPlaces(rules: Pick<Rules, 'siddhanta_sines'>): PlaceSource {
  const sines = SINES_OF[rules.siddhanta_sines];
  return {
    ayanamsaDeg: (jdUt) => ayanaDeg(aharganaOf(jdUt)),
    obliquityDeg: () => OBLIQUITY_DEG,
    sunDeg: (jdUt) => siderealDegrees(luminarySteps('Sun', aharganaOf(jdUt), sines).trueDeg),
    state: (graha, jdUt) => siddhantaState(graha, jdUt, sines),
    outerState: null,
    cusps: siddhantaCusps,
    ascendantDeg: (jdUt, place) => siderealDegrees(ascendantLongitudeDeg(jdUt, place)),
  };
}
