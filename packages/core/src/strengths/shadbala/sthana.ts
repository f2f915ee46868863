import { separation } from '../../angles/angles.js';
import { houseAt } from '../../charts/bhavaChart.js';
import { type BhavaMethod, divideHouses } from '../../charts/bhavaMethods.js';
import { recordFrom } from '../../records.js';

import type { Rules } from '../../rules/rules.js';
import { deepDebilitationDeg } from '../../zodiac/dignities.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { isOddSign } from '../../zodiac/signs.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';
import { SAPTAVARGA_KEYS, type SaptavargaKey, saptavargajaBala } from './saptavargaja.js';

/**
 * Uccha bala in virupas, 0 <= x <= 60: a third of the distance from deep debilitation
 * (docs/rules/03-strengths.md#section-1-item-1).
 */
const ucchaBala = (longitudesDeg: ByPlanet): ByPlanet =>
  recordFrom(PLANETS, (planet) => separation(longitudesDeg[planet], deepDebilitationDeg(planet)) / 3);

const SRIPATI: BhavaMethod = 3;

/** Strength of place, in virupas. */
export interface SthanaBala {
  /** 0 <= x <= 60 */
  readonly uccha: number;
  /** 13.125 <= x <= 225 */
  readonly saptavargaja: number;
  readonly saptavargajaByVarga: Readonly<Record<SaptavargaKey, number>>;
  /** 0, 15 or 30 */
  readonly ojayugma: number;
  /** 15, 30 or 60 */
  readonly kendradi: number;
  /** 0 or 15 */
  readonly drekkana: number;
  readonly total: number;
}

/** Moon and Venus are strong in even signs, the others in odd ones. */
const WANTS_EVEN: readonly Planet[] = ['Moon', 'Venus'];

/** 15 for such a sign in D-1, 15 for one in D-9 (docs/rules/03-strengths.md#section-1-item-3). */
function ojayugma(chart: StrengthChart, planet: Planet): number {
  const wantsOdd = !WANTS_EVEN.includes(planet);
  const fits = [chart.rasi, chart.varga('D-9_navamsa')].filter(
    ({ grahas }) => isOddSign(grahas[planet].sign) === wantsOdd,
  );
  return 15 * fits.length;
}

/** Kendra 60, panapara 30, apoklima 15, by sign from the Ascendant's or by bhava (docs/rules/03-strengths.md#section-1-item-4). */
const KENDRADI: readonly number[] = [60, 30, 15];
const kendradi = (house: House): number => KENDRADI[(house - 1) % 3] as number;

/** The house of Sripati that contains a longitude. */
function bhavaOf({ sky: { ascendantDeg, cusps } }: StrengthChart, longitudeDeg: number): House {
  const spans = divideHouses(SRIPATI, { ascendantDeg, cuspsDeg: cusps.cuspsDeg });
  return houseAt(
    spans.map(({ startDeg }) => startDeg),
    longitudeDeg,
  );
}

/**
 * Third of the sign in which a planet has drekkana bala: masculine, neuter, feminine
 * (docs/rules/03-strengths.md#section-1-item-5).
 */
export const STRONG_THIRD: ByPlanet = { Sun: 0, Moon: 2, Mars: 0, Mercury: 1, Jupiter: 0, Venus: 2, Saturn: 1 };
const drekkana = (planet: Planet, degreesInSign: number): number =>
  Math.floor(degreesInSign / 10) === STRONG_THIRD[planet] ? 15 : 0;

export type SthanaRules = Pick<Rules, 'saptavargaja' | 'kendradi_by'>;

/** Sthana bala: the sum of five (docs/rules/03-strengths.md#section-1). */
export function sthanaBala(chart: StrengthChart, rules: SthanaRules): ByPlanet<SthanaBala> {
  const uccha = ucchaBala(chart.longitudesDeg);
  const byVarga = saptavargajaBala(chart, rules);
  return recordFrom(PLANETS, (planet) => {
    const { house, degreesInSign } = chart.rasi.grahas[planet];
    const saptavargajaByVarga = byVarga[planet];
    const parts = {
      uccha: uccha[planet],
      saptavargaja: SAPTAVARGA_KEYS.reduce((sum, key) => sum + saptavargajaByVarga[key], 0),
      ojayugma: ojayugma(chart, planet),
      kendradi: kendradi(rules.kendradi_by === 'sign' ? house : bhavaOf(chart, chart.longitudesDeg[planet])),
      drekkana: drekkana(planet, degreesInSign),
    };
    const total = parts.uccha + parts.saptavargaja + parts.ojayugma + parts.kendradi + parts.drekkana;
    return { ...parts, saptavargajaByVarga, total };
  });
}
