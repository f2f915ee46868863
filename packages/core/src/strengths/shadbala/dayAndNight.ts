import { arc, separation } from '../../angles/angles.js';
import { ANGAS, partOfAngle } from '../../panchanga/angas.js';
import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import type { Sky } from '../../sky/sky.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/** When a planet is strong: at noon, at midnight, or always. */
export const STRONG_BY: ByPlanet<'day' | 'night' | 'always'> = {
  Sun: 'day',
  Moon: 'night',
  Mars: 'night',
  Mercury: 'always',
  Jupiter: 'day',
  Venus: 'day',
  Saturn: 'night',
};

/** 60 at apparent noon, 0 at apparent midnight; or a third of the Sun's distance from the equal fourth house. */
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
  return recordFrom(PLANETS, (planet) => values[STRONG_BY[planet]]);
}

type PakshaRule = Rules['paksha'];

const BRIGHT_EIGHTH = 8;
const DARK_EIGHTH = 23;

/** Whether the Moon has the malefic's share, by each rule. */
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
 * malefics the rest of 60 (B.V. Raman, Graha and Bhava Balas). A Moon of neither group has the benefic's share; in
 * Jagannatha Hora it is a benefic from the bright 8th to the dark 8th tithi, else a malefic
 * (docs/rules/09-jhora-agreement.md#rule-s4).
 */
export function pakshaBala(chart: StrengthChart, rules: Pick<Rules, 'paksha'>): ByPlanet {
  const benefic = separation(chart.longitudesDeg.Sun, chart.longitudesDeg.Moon) / 3;
  const isMalefic = (planet: Planet): boolean =>
    planet === 'Moon' ? MOON_IS_MALEFIC[rules.paksha](chart) : chart.natures[planet] === 'malefic';
  return recordFrom(PLANETS, (planet) => (isMalefic(planet) ? 60 - benefic : benefic));
}

const DAY_LORDS: readonly Planet[] = ['Mercury', 'Sun', 'Saturn'];
const NIGHT_LORDS: readonly Planet[] = ['Moon', 'Venus', 'Mars'];

/**
 * Lord of the third of the day or night that contains the moment; the night starts at sunset
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
  return recordFrom(PLANETS, (planet) => (planet === lord || planet === 'Jupiter' ? 60 : 0));
}
