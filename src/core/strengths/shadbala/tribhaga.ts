import { mapBodies } from '../../charts/chart.js';
import type { Sky } from '../../sky/sky.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet } from '../strengthChart.js';

const DAY_LORDS: readonly Planet[] = ['Mercury', 'Sun', 'Saturn'];
const NIGHT_LORDS: readonly Planet[] = ['Moon', 'Venus', 'Mars'];

/**
 * Lord of the third of the day or night that holds the moment; the night begins at sunset
 * (docs/rules/03-strengths.md#section-3-item-3).
 */
export function tribhagaLord({ jdUt, dayFrame }: Pick<Sky, 'jdUt' | 'dayFrame'>): Planet {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, isDayBirth } = dayFrame;
  const [lords, start, end] = isDayBirth
    ? [DAY_LORDS, sunriseJdUt, sunsetJdUt]
    : [NIGHT_LORDS, sunsetJdUt, nextSunriseJdUt];
  const third = Math.floor((3 * (jdUt - start)) / (end - start));
  return lords[Math.min(2, Math.max(0, third))] as Planet;
}

/** Tribhaga bala in virupas, 0 or 60: the lord of the third, and Jupiter always. */
export function tribhagaBala(sky: Pick<Sky, 'jdUt' | 'dayFrame'>): ByPlanet {
  const lord = tribhagaLord(sky);
  return mapBodies(PLANETS, (planet) => (planet === lord || planet === 'Jupiter' ? 60 : 0));
}
