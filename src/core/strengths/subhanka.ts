import type { Chart } from '../charts/chart.js';
import { DEBILITATION_SIGNS, EXALTATION_SIGNS, MOOLATRIKONA_SIGNS } from '../zodiac/dignities.data.js';
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/lordships.js';
import type { CompoundRelation } from '../zodiac/relations.js';
import { compoundIn } from './relationsInChart.js';

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
 * (docs/rules/03-strengths.md#section-8). Exaltation goes before moolatrikona: the Moon in Taurus and Mercury in
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
