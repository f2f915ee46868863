import { aharganaOf, DAYS_OF_MAHAYUGA, degreesGone, mandoccaOf } from '@ganita/calendars/suryaSiddhanta.js';
import { norm360 } from '../../angles/angles.js';
import {
  AYANA_REVOLUTIONS,
  AYANA_SHARE,
  MANDOCCA_REVOLUTIONS,
  type MeanMotion,
  MOON_APSIS_AT_KALI_DEG,
  NODE_AT_KALI_DEG,
  REVOLUTIONS,
  type Taragraha,
} from './elements.data.js';

export { aharganaOf };

/** Motion since Kali of anything with a mean motion, 0 <= x < 360. */
export const meanMotionDeg = (of: MeanMotion, ahargana: number): number =>
  degreesGone(REVOLUTIONS[of], DAYS_OF_MAHAYUGA, ahargana);

/** Mean longitude of a planet, 0 <= x < 360. For Mercury and Venus it is that of the mean Sun. */
export const meanLongitudeDeg = (planet: 'Sun' | 'Moon' | Taragraha, ahargana: number): number =>
  meanMotionDeg(planet === 'Mercury' || planet === 'Venus' ? 'Sun' : planet, ahargana);

/** Mean longitude of Rahu, the ascending node, which is also its true one; 0 <= x < 360. */
export const rahuLongitudeDeg = (ahargana: number): number =>
  norm360(NODE_AT_KALI_DEG - meanMotionDeg('node', ahargana));

/** Apex of slowest motion (mandocca, apsis), 0 <= x < 360; that of the Moon by so many revolutions in a mahayuga. */
export function mandoccaDeg(
  planet: 'Sun' | 'Moon' | Taragraha,
  ahargana: number,
  moonApsisRevolutions = REVOLUTIONS.moon_apsis,
): number {
  if (planet === 'Moon') {
    return norm360(MOON_APSIS_AT_KALI_DEG + degreesGone(moonApsisRevolutions, DAYS_OF_MAHAYUGA, ahargana));
  }
  return mandoccaOf(MANDOCCA_REVOLUTIONS[planet], ahargana);
}

/**
 * Apex of swiftest motion (sighrocca, conjunction), 0 <= x < 360: the mean Sun, for Mercury and Venus one of their own.
 */
export function sighroccaDeg(planet: Taragraha, ahargana: number): number {
  if (planet === 'Mercury') return meanMotionDeg('mercury_sighrocca', ahargana);
  return meanMotionDeg(planet === 'Venus' ? 'venus_sighrocca' : 'Sun', ahargana);
}

/**
 * Ayana, what is added to a longitude to count it from the equinox: -27 <= x <= 27 degrees, positive in our age
 * (Surya Siddhanta III 9-12). It oscillates; it does not go round the circle.
 */
export function ayanaDeg(ahargana: number): number {
  const turned = norm360((360 * ((AYANA_REVOLUTIONS * ahargana) % DAYS_OF_MAHAYUGA)) / DAYS_OF_MAHAYUGA);
  const half = turned % 180;
  const bhuja = half > 90 ? 180 - half : half;
  return turned > 180 ? AYANA_SHARE * bhuja : -AYANA_SHARE * bhuja;
}
