import { arc } from '../../angles/angles.js';
import type { Graha } from '../../zodiac/grahas.js';
import { GRAHAS } from '../../zodiac/grahas.js';
import type { Chart } from '../chart.js';

const ALWAYS_MALEFIC: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/**
 * True when another graha in the same sign is malefic by nature: Sun, Mars, Saturn, the nodes, or a waning Moon.
 * Mercury is never the malefic here: he would only be one through a malefic that already stands in the sign.
 */
export function isWithMalefic(graha: Graha, chart: Chart): boolean {
  const { grahas } = chart;
  const waning = arc(grahas.Sun.longitudeDeg, grahas.Moon.longitudeDeg) >= 180;
  return GRAHAS.some(
    (other) =>
      other !== graha &&
      grahas[other].sign === grahas[graha].sign &&
      (ALWAYS_MALEFIC.includes(other) || (other === 'Moon' && waning)),
  );
}
