import { norm360, separation } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import type { Rules } from '../../rules/rules.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';

/**
 * Kranti in arc minutes at 0, 15 .. 90 degrees of bhuja; linear between them
 * (docs/rules/03-strengths.md#section-3-item-8). The greatest is 24 degrees.
 */
const KRANTI_STEP_DEG = 15;
const KRANTI_MINUTES: readonly number[] = [0, 362, 703, 1002, 1238, 1388, 1440];

/** Kranti in degrees of a sayana longitude, north positive, -24 <= x <= 24. No planetary latitude. */
export function krantiDeg(sayanaDeg: number): number {
  const fromAries = separation(sayanaDeg, 0);
  const bhuja = Math.min(fromAries, 180 - fromAries);
  const step = Math.min(KRANTI_MINUTES.length - 2, Math.floor(bhuja / KRANTI_STEP_DEG));
  const [from, to] = [KRANTI_MINUTES[step] as number, KRANTI_MINUTES[step + 1] as number];
  const minutes = from + ((to - from) * (bhuja - KRANTI_STEP_DEG * step)) / KRANTI_STEP_DEG;
  return (norm360(sayanaDeg) < 180 ? minutes : -minutes) / 60;
}

/** The side of the equator on which a planet is strong. */
export const STRONG_IN: ByPlanet<'north' | 'south' | 'both'> = {
  Sun: 'north',
  Moon: 'south',
  Mars: 'north',
  Mercury: 'both',
  Jupiter: 'north',
  Venus: 'north',
  Saturn: 'south',
};

const SIGNED = {
  north: (kranti: number): number => kranti,
  south: (kranti: number): number => -kranti,
  both: (kranti: number): number => Math.abs(kranti),
};

/** Greatest kranti of each form of the formula, degrees. */
const GREATEST_DEG: Readonly<Record<Rules['ayana_formula'], number>> = { raman: 24, bphs: 23.45 };

export type AyanaRules = Pick<Rules, 'ayana_formula' | 'ayana_ayanamsa' | 'ayana_declination'>;

/** Kranti of each planet by the ayanamsa that the rules choose, or its declination; the Surya Siddhanta has none. */
export function krantisDeg({ sky, longitudesDeg }: StrengthChart, rules: AyanaRules): ByPlanet {
  const ayanamsaDeg = rules.ayana_ayanamsa === 'of_chart' ? sky.ayanamsaDeg : rules.ayana_ayanamsa;
  return recordFrom(PLANETS, (planet) => {
    const kranti = krantiDeg(longitudesDeg[planet] + ayanamsaDeg);
    return rules.ayana_declination === 'table' ? kranti : (sky.grahas[planet].declinationDeg ?? kranti);
  });
}

/**
 * Ayana bala in virupas before the Sun's is doubled, 0 <= x <= 60 (docs/rules/03-strengths.md#section-3-item-8,
 * docs/rules/09-jhora-agreement.md#rule-s6). The `bphs` form has another greatest kranti than the table, so it may
 * exceed these limits by 0.71; a true declination may exceed them too.
 */
export function ayanaBala(chart: StrengthChart, rules: AyanaRules): ByPlanet {
  const krantis = krantisDeg(chart, rules);
  const greatest = GREATEST_DEG[rules.ayana_formula];
  return recordFrom(PLANETS, (planet: Planet) => {
    const strength = SIGNED[STRONG_IN[planet]](krantis[planet]);
    return ((greatest + strength) * 60) / (2 * greatest);
  });
}
