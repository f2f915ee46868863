import { separation } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import { deepDebilitationDeg } from '../../zodiac/dignities.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { ByPlanet } from '../strengthChart.js';

/**
 * Uccha bala in virupas, 0 <= x <= 60: a third of the distance from deep debilitation
 * (docs/rules/03-strengths.md#section-1-item-1).
 */
export const ucchaBala = (longitudesDeg: ByPlanet): ByPlanet =>
  mapBodies(PLANETS, (planet) => separation(longitudesDeg[planet], deepDebilitationDeg(planet)) / 3);
