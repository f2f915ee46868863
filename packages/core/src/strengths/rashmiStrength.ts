import type { Chart } from '../charts/chart.js';
import type { Rules } from '../rules/rules.js';
import { DEBILITATION_SIGNS, EXALTATION_SIGNS, MOOLATRIKONA_SIGNS } from '../zodiac/dignities.data.js';
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import type { CompoundRelation } from '../zodiac/relations.js';
import { compoundIn } from './strengthChart.js';

/** Good and bad results of a planet, in virupas, each 0 <= x <= 60. */
export interface IshtaKashta {
  readonly ishta: number;
  readonly kashta: number;
}

const FORMULAS: Readonly<Record<Rules['ishta_kashta'], (uccha: number, cheshta: number) => IshtaKashta>> = {
  raman: (uccha, cheshta) => ({
    ishta: Math.sqrt(uccha * cheshta),
    kashta: Math.sqrt((60 - uccha) * (60 - cheshta)),
  }),
  bphs: (uccha, cheshta) => ({ ishta: (uccha + cheshta) / 2, kashta: 60 - (uccha + cheshta) / 2 }),
};

/**
 * Ishta and kashta phala from uccha bala and a third of the cheshta kendra, both virupas 0 <= x <= 60
 * (docs/rules/03-strengths.md#section-8). The luminaries use their kendra too.
 */
export const ishtaKashta = (uccha: number, cheshta: number, rules: Pick<Rules, 'ishta_kashta'>): IshtaKashta =>
  FORMULAS[rules.ishta_kashta](uccha, cheshta);

/** Rays of a planet (docs/rules/03-strengths.md#section-8). The rashmi dasha uses other rays. */
export interface Rashmi {
  /** 2 <= x <= 14 */
  readonly uccha: number;
  /** 2 <= x <= 14 */
  readonly cheshta: number;
  /** 1 <= x <= 7 */
  readonly subha: number;
  /** 8 - subha */
  readonly asubha: number;
}

/** Rays from uccha bala in virupas, 0 <= x <= 60, and the cheshta kendra in degrees, 0 <= x <= 180. */
export function rashmiOf(ucchaVirupas: number, cheshtaKendraDeg: number): Rashmi {
  const uccha = (2 * (3 * ucchaVirupas + 30)) / 30;
  const cheshta = (2 * (cheshtaKendraDeg + 30)) / 30;
  const subha = (uccha + cheshta) / 4;
  return { uccha, cheshta, subha, asubha: 8 - subha };
}

const EXALTED = 60;
const MOOLATRIKONA = 45;
const OWN = 30;
const DEBILITATED = 0;
const BY_RELATION: Readonly<Record<CompoundRelation, number>> = {
  great_friend: 22,
  friend: 15,
  neutral: 8,
  enemy: 4,
  great_enemy: 2,
};

/**
 * Subhanka of a planet by its whole sign in D-1, 0 <= x <= 60; asubhanka is the rest of 60
 * (docs/rules/03-strengths.md#section-8). Exaltation has priority over moolatrikona: the Moon in Taurus and Mercury in
 * Virgo have 60.
 */
export function subhankaOf(rasi: Chart, planet: Planet): number {
  const { sign } = rasi.grahas[planet];
  if (EXALTATION_SIGNS[planet].includes(sign)) return EXALTED;
  if (MOOLATRIKONA_SIGNS[planet] === sign) return MOOLATRIKONA;
  const lord = lordOf(sign);
  if (lord === planet) return OWN;
  if (DEBILITATION_SIGNS[planet].includes(sign)) return DEBILITATED;
  return BY_RELATION[compoundIn(rasi, planet, lord)];
}
