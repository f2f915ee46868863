import { separation } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';

import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { bhavaPointsDeg } from '../drishtiTable.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';
import { type CheshtaBala, type CheshtaRules, cheshtaBala } from './cheshta.js';
import { drikBala } from './drikBalaDrishti.js';
import { type KalaBala, type KalaRules, kalaBala } from './kala.js';
import { type SthanaBala, type SthanaRules, sthanaBala } from './sthana.js';

/** The house whose point is the powerless point of a planet (docs/rules/03-strengths.md#section-2). */
export const POWERLESS_HOUSE: ByPlanet<House> = {
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
function digBala(chart: StrengthChart, rules: Pick<Rules, 'dig_cusps'>): ByPlanet {
  const points = bhavaPointsDeg(chart, rules.dig_cusps);
  return recordFrom(
    PLANETS,
    (planet) => separation(chart.longitudesDeg[planet], points[POWERLESS_HOUSE[planet] - 1] as number) / 3,
  );
}

/**
 * Naisargika bala in virupas: sevenths of 60 in the order of brightness (docs/rules/03-strengths.md#section-5,
 * docs/rules/09-jhora-agreement.md#rule-s8).
 */
const NAISARGIKA_BALA: Readonly<Record<Rules['naisargika'], ByPlanet>> = {
  rounded: { Sun: 60, Moon: 51.43, Mars: 17.14, Mercury: 25.71, Jupiter: 34.29, Venus: 42.86, Saturn: 8.57 },
  truncated: { Sun: 60, Moon: 51.43, Mars: 17.14, Mercury: 25.7, Jupiter: 34.28, Venus: 42.85, Saturn: 8.57 },
};

/** Rupas that a strong planet has at least (docs/rules/03-strengths.md#section-7). */
const REQUIRED_RUPAS: Readonly<Record<Rules['required_rupas'], ByPlanet>> = {
  raman: { Sun: 5, Moon: 6, Mars: 5, Mercury: 7, Jupiter: 6.5, Venus: 5.5, Saturn: 5 },
  bphs: { Sun: 6.5, Moon: 6, Mars: 5, Mercury: 7, Jupiter: 6.5, Venus: 5.5, Saturn: 5 },
};

/** The sixfold strength of a planet; virupas, 60 to a rupa. */
export interface Shadbala {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala;
  readonly cheshta: CheshtaBala;
  readonly naisargika: number;
  /** signed */
  readonly drik: number;
  readonly totalVirupas: number;
  readonly totalRupas: number;
  readonly requiredRupas: number;
  /** totalRupas / requiredRupas */
  readonly ratio: number;
}

export type ShadbalaRules = KalaRules &
  CheshtaRules &
  SthanaRules &
  Pick<Rules, 'dig_cusps' | 'naisargika' | 'drishti' | 'required_rupas'>;

export const VIRUPAS_PER_RUPA = 60;

/** Shadbala of Sun..Saturn (docs/rules/03-strengths.md#section-1 to #section-7). Nothing is rounded. */
export function shadbalaOf(chart: StrengthChart, rules: ShadbalaRules): ByPlanet<Shadbala> {
  const sthana = sthanaBala(chart, rules);
  const dig = digBala(chart, rules);
  const placed = recordFrom(PLANETS, (planet) => sthana[planet].total + dig[planet]);
  const kala = kalaBala(chart, rules, placed);
  const cheshta = cheshtaBala(chart, rules);
  const drik = drikBala(chart.longitudesDeg, chart.natures, rules);
  const naisargika = NAISARGIKA_BALA[rules.naisargika];
  const required = REQUIRED_RUPAS[rules.required_rupas];
  return recordFrom(PLANETS, (planet) => {
    const totalVirupas =
      placed[planet] + kala[planet].total + cheshta[planet].counted + naisargika[planet] + drik[planet];
    const totalRupas = totalVirupas / VIRUPAS_PER_RUPA;
    return {
      sthana: sthana[planet],
      dig: dig[planet],
      kala: kala[planet],
      cheshta: cheshta[planet],
      naisargika: naisargika[planet],
      drik: drik[planet],
      totalVirupas,
      totalRupas,
      requiredRupas: required[planet],
      ratio: totalRupas / required[planet],
    };
  });
}
