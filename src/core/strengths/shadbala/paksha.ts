import { separation } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/**
 * Paksha bala in virupas before the Moon's is doubled, 0 <= x <= 60: benefics a third of the distance of Moon and Sun,
 * malefics the rest of 60 (rules 03 section 3.2, rules 09 S4). A Moon of neither group takes the benefic's share.
 */
export function pakshaBala(chart: StrengthChart, rules: Pick<Rules, 'paksha'>): ByPlanet {
  const benefic = separation(chart.longitudesDeg.Sun, chart.longitudesDeg.Moon) / 3;
  const isMalefic = (planet: Planet): boolean =>
    chart.natures[planet] === 'malefic' && !(planet === 'Moon' && rules.paksha === 'moon_always_benefic');
  return mapBodies(PLANETS, (planet) => (isMalefic(planet) ? 60 - benefic : benefic));
}
