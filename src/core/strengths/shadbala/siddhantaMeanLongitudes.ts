import { mapBodies } from '../../charts/chart.js';
import type { MeanMotion } from '../../sky/suryaSiddhanta/elements.data.js';
import { aharganaOf, meanMotionDeg } from '../../sky/suryaSiddhanta/meanMotion.js';
import { MEAN_BODIES, type MeanBody } from './meanElements.data.js';
import type { MeanLongitudes } from './meanLongitudes.js';

const MOTIONS: Readonly<Record<MeanBody, MeanMotion>> = {
  Sun: 'Sun',
  Mars: 'Mars',
  Mercury: 'mercury_sighrocca',
  Jupiter: 'Jupiter',
  Venus: 'venus_sighrocca',
  Saturn: 'Saturn',
};

/**
 * Mean longitudes by the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12), of Mercury and Venus the
 * sighroccas, 0 <= x < 360.
 */
export function siddhantaMeanLongitudes(jdUt: number): MeanLongitudes {
  const ahargana = aharganaOf(jdUt);
  return mapBodies(MEAN_BODIES, (body) => meanMotionDeg(MOTIONS[body], ahargana));
}
