import { arc, separation } from '../../angles/angles.js';
import { mapBodies } from '../../charts/chart.js';
import { ANGAS, partOfAngle } from '../../panchanga/angas.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

type PakshaRule = Rules['paksha'];

const BRIGHT_EIGHTH = 8;
const DARK_EIGHTH = 23;

/** Whether the Moon takes the malefic's share, by each rule. */
const MOON_IS_MALEFIC: Readonly<Record<PakshaRule, (chart: StrengthChart) => boolean>> = {
  moon_by_group: ({ natures }) => natures.Moon === 'malefic',
  moon_always_benefic: () => false,
  moon_tithis_8_to_23: ({ longitudesDeg: { Sun, Moon } }) => {
    const tithi = partOfAngle(ANGAS.tithi, arc(Sun, Moon));
    return tithi < BRIGHT_EIGHTH || tithi > DARK_EIGHTH;
  },
};

/**
 * Paksha bala in virupas before the Moon's is doubled, 0 <= x <= 60: benefics a third of the distance of Moon and Sun,
 * malefics the rest of 60 (B.V. Raman, Graha and Bhava Balas). A Moon of neither group takes the benefic's share; Jagannatha
 * Hora has her a benefic from the bright 8th to the dark 8th tithi and a malefic outside them (docs/rules/09-jhora-agreement.md#rule-s4).
 */
export function pakshaBala(chart: StrengthChart, rules: Pick<Rules, 'paksha'>): ByPlanet {
  const benefic = separation(chart.longitudesDeg.Sun, chart.longitudesDeg.Moon) / 3;
  const isMalefic = (planet: Planet): boolean =>
    planet === 'Moon' ? MOON_IS_MALEFIC[rules.paksha](chart) : chart.natures[planet] === 'malefic';
  return mapBodies(PLANETS, (planet) => (isMalefic(planet) ? 60 - benefic : benefic));
}
