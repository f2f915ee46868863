import { separation } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { bhavaPointsDeg } from '../bhavaPoints.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/** The house whose point leaves a planet powerless (docs/rules/03-strengths.md#section-2). */
const POWERLESS_HOUSE: ByPlanet<House> = {
  Sun: 4,
  Moon: 10,
  Mars: 4,
  Mercury: 7,
  Jupiter: 7,
  Venus: 10,
  Saturn: 1,
};

/**
 * Dig bala in virupas, 0 <= x <= 60: a third of the distance from the powerless point
 * (docs/rules/03-strengths.md#section-2, docs/rules/09-jhora-agreement.md#rule-s2).
 */
export function digBala(chart: StrengthChart, rules: Pick<Rules, 'dig_cusps'>): ByPlanet {
  const points = bhavaPointsDeg(chart, rules.dig_cusps);
  return mapBodies(
    PLANETS,
    (planet) => separation(chart.longitudesDeg[planet], points[POWERLESS_HOUSE[planet] - 1] as number) / 3,
  );
}
