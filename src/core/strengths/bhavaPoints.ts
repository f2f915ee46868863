import type { Rules } from '../rules/rules.js';
import { HOUSES } from '../zodiac/houses.js';
import type { StrengthChart } from './strengthChart.js';

/** Points of houses 1..12 in degrees: the madhyas of Sripati, or the Ascendant and every 30 degrees from it. */
export const bhavaPointsDeg = (
  chart: StrengthChart,
  houses: Rules['dig_cusps'] | Rules['aspect_houses'],
): readonly number[] =>
  houses === 'equal' ? HOUSES.map((house) => chart.ascendantDeg + 30 * (house - 1)) : chart.madhyasDeg;
