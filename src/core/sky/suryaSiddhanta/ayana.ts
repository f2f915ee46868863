import { norm360 } from '../../angles/angles.js';
import { AYANA_REVOLUTIONS, AYANA_SHARE, DAYS_OF_MAHAYUGA } from './elements.data.js';

/**
 * Ayana, what is added to a longitude to count it from the equinox: -27 <= x <= 27 degrees, positive in our age
 * (Surya Siddhanta III 9-12). It swings to and fro instead of going round.
 */
export function ayanaDeg(ahargana: number): number {
  const turned = norm360((360 * ((AYANA_REVOLUTIONS * ahargana) % DAYS_OF_MAHAYUGA)) / DAYS_OF_MAHAYUGA);
  const half = turned % 180;
  const bhuja = half > 90 ? 180 - half : half;
  return turned > 180 ? AYANA_SHARE * bhuja : -AYANA_SHARE * bhuja;
}
