import { longevityOf } from '../../../core/longevity/longevity.js';
import { signOf } from '../../../core/zodiac/signs.js';
import type { NatalContext } from '../context.js';

/** Longevity of the birth. */
export function longevityPrediction({ natal, rules }: NatalContext) {
  const { rasi, varga, facts, points } = natal;
  const charts = {
    rasi,
    navamsa: varga('D-9_navamsa'),
    drekkana: varga('D-3_drekkana'),
    facts: facts('D-1_rasi'),
    navamsaFacts: facts('D-9_navamsa'),
  };
  return longevityOf(charts, signOf(points().lagnas.hora_lagna), rules);
}
