import { siderealDegrees, signedArc } from '../../angles/angles.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { BodyState } from '../observatory.js';
import { aharganaOf } from './meanMotion.js';
import type { Sines } from './sines.js';
import { trueLongitudeDeg } from './trueLongitudes.js';

/** Daily motion is the way from half a day before to half a day after. */
const HALF_DAY = 0.5;

/** Place of a graha; latitude, distance and declination are not defined here and are null. */
export function siddhantaState(graha: Graha, jdUt: number, sines: Sines): BodyState {
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
