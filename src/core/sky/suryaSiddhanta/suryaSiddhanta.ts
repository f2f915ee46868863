import { siderealDegrees } from '../../angles/angles.js';
import type { Rules } from '../../rules/rules.js';
import type { PlaceSource } from '../placeSource.js';
import { ascendantLongitudeDeg, OBLIQUITY_DEG } from './angles.js';
import { ayanaDeg } from './ayana.js';
import { siddhantaCusps } from './cusps.js';
import { aharganaOf } from './meanMotion.js';
import { SINES_OF } from './sines.js';
import { siddhantaState } from './states.js';
import { luminarySteps } from './trueLongitudes.js';

/**
 * Places by the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12): no ephemeris, no outer planets,
 * no zero point to choose.
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
