import { separation } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/** When a planet is strong: at noon, at midnight, or always. */
const STRONG_BY: ByPlanet<'day' | 'night' | 'always'> = {
  Sun: 'day',
  Moon: 'night',
  Mars: 'night',
  Mercury: 'always',
  Jupiter: 'day',
  Venus: 'day',
  Saturn: 'night',
};

/** 60 at apparent noon, 0 at apparent midnight; or the Sun's distance from the equal fourth house, a third of it. */
const dayStrength: Readonly<Record<Rules['natonnata'], (chart: StrengthChart) => number>> = {
  hour_angle: ({ sky }) => 60 * (1 - Math.abs(sky.sunHourAngleDeg) / 180),
  equal_houses: ({ longitudesDeg, ascendantDeg }) => separation(longitudesDeg.Sun, ascendantDeg + 90) / 3,
};

/**
 * Natonnata bala in virupas, 0 <= x <= 60 (docs/rules/03-strengths.md#section-3-item-1,
 * docs/rules/09-jhora-agreement.md#rule-s3).
 */
export function natonnataBala(chart: StrengthChart, rules: Pick<Rules, 'natonnata'>): ByPlanet {
  const day = dayStrength[rules.natonnata](chart);
  const values = { day, night: 60 - day, always: 60 };
  return mapBodies(PLANETS, (planet) => values[STRONG_BY[planet]]);
}
