import { arc } from '../angles/angles.js';
import { recordFrom } from '../records.js';

import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { drishtiVirupas } from './shadbala/drikBalaDrishti.js';
import type { StrengthChart } from './strengthChart.js';

/** Points of houses 1..12 in degrees: the madhyas of Sripati, or the Ascendant and every 30 degrees from it. */
export const bhavaPointsDeg = (
  chart: StrengthChart,
  houses: Rules['dig_cusps'] | Rules['aspect_houses'],
): readonly number[] =>
  houses === 'equal' ? HOUSES.map((house) => chart.ascendantDeg + 30 * (house - 1)) : chart.madhyasDeg;

/** Drishti that a graha casts, in virupas; a percentage is a virupa divided by 0.6. */
export interface DrishtiCast {
  /** On itself 0. */
  readonly grahas: Readonly<Record<Graha, number>>;
  readonly houses: Readonly<Record<House, number>>;
}

/**
 * Drishti of the nine grahas on each other and on the points of the houses (docs/rules/03-strengths.md#section-6,
 * docs/rules/09-jhora-agreement.md#rule-s10).
 */
export function drishtiTable(
  chart: StrengthChart,
  rules: Pick<Rules, 'drishti' | 'aspect_houses'>,
): Readonly<Record<Graha, DrishtiCast>> {
  const { grahas } = chart.rasi;
  const points = bhavaPointsDeg(chart, rules.aspect_houses);
  return recordFrom(GRAHAS, (from) => {
    const on = (pointDeg: number): number => drishtiVirupas(from, arc(grahas[from].longitudeDeg, pointDeg), rules);
    return {
      grahas: recordFrom(GRAHAS, (to) => on(grahas[to].longitudeDeg)),
      houses: recordFrom(HOUSES, (house) => on(points[house - 1] as number)),
    };
  });
}
