import { mapBodies } from '../../charts/chart.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS } from '../../zodiac/grahas.js';
import type { ByPlanet, StrengthChart } from '../strengthChart.js';
import { type CheshtaBala, type CheshtaRules, cheshtaBala } from './cheshta.js';
import { digBala } from './dig.js';
import { drikBala } from './drik.js';
import { type KalaBala, type KalaRules, kalaBala } from './kala.js';
import { NAISARGIKA_BALA, REQUIRED_RUPAS } from './naisargika.js';
import { type SthanaBala, sthanaBala } from './sthana.js';

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
  Pick<Rules, 'saptavargaja' | 'dig_cusps' | 'naisargika' | 'drishti' | 'required_rupas'>;

export const VIRUPAS_PER_RUPA = 60;

/** Shadbala of Sun..Saturn (docs/rules/03-strengths.md#section-1 to #section-7). Nothing is rounded. */
export function shadbalaOf(chart: StrengthChart, rules: ShadbalaRules): ByPlanet<Shadbala> {
  const sthana = sthanaBala(chart, rules);
  const dig = digBala(chart, rules);
  const placed = mapBodies(PLANETS, (planet) => sthana[planet].total + dig[planet]);
  const kala = kalaBala(chart, rules, placed);
  const cheshta = cheshtaBala(chart, rules);
  const drik = drikBala(chart.longitudesDeg, chart.natures, rules);
  const naisargika = NAISARGIKA_BALA[rules.naisargika];
  const required = REQUIRED_RUPAS[rules.required_rupas];
  return mapBodies(PLANETS, (planet) => {
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
