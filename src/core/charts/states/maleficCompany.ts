import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import type { Chart } from '../chart.js';
import { moonNature, naturesOf } from '../natures.js';

/**
 * Grahas that share their sign with a malefic of the chart other than themselves
 * (docs/rules/06-yogas-doshas-longevity.md#section-1-1 and #section-1-3).
 */
export function withMalefics({ grahas }: Chart): ReadonlySet<Graha> {
  const { malefics } = naturesOf(grahas, moonNature(grahas.Sun.longitudeDeg, grahas.Moon.longitudeDeg));
  return new Set(
    GRAHAS.filter((graha) => malefics.some((other) => other !== graha && grahas[other].sign === grahas[graha].sign)),
  );
}
