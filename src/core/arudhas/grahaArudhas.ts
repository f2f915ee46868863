import { mapBodies } from '../charts/chart.js';
import type { Comparisons } from '../comparisons/comparisons.js';
import { GRAHAS, type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { type ArudhaRules, arudhaOf, bhavaArudhas } from './arudha.js';

/**
 * Signs a graha owns for its own arudha; of two the stronger is taken, compared in this order
 * (docs/rules/02-points-and-arudhas.md#section-8).
 */
const ARUDHA_OWN_SIGNS: Readonly<Record<Graha, readonly [Sign] | readonly [Sign, Sign]>> = {
  Sun: ['Leo'],
  Moon: ['Cancer'],
  Mars: ['Aries', 'Scorpio'],
  Mercury: ['Gemini', 'Virgo'],
  Jupiter: ['Sagittarius', 'Pisces'],
  Venus: ['Taurus', 'Libra'],
  Saturn: ['Capricorn', 'Aquarius'],
  Rahu: ['Aquarius'],
  Ketu: ['Scorpio'],
};

/** Arudha of a graha: as far from its own (stronger) sign as that is from where it stands. */
function grahaArudha(comparisons: Comparisons, graha: Graha, rules: ArudhaRules): Sign {
  const [first, second] = ARUDHA_OWN_SIGNS[graha];
  const own = second === undefined ? first : comparisons.strongerSign(first, second).stronger;
  return arudhaOf(comparisons.placement.grahas[graha].sign, own, rules.arudha_exception);
}

/** Arudhas of Sun..Ketu and of the ascendant, which is A1. */
export function grahaArudhas(comparisons: Comparisons, rules: ArudhaRules): Readonly<Record<LagnaOrGraha, Sign>> {
  const [a1] = bhavaArudhas(comparisons, rules);
  const grahas = mapBodies(GRAHAS, (graha) => grahaArudha(comparisons, graha, rules));
  return mapBodies(LAGNA_AND_GRAHAS, (body) => (body === 'Ascendant' ? (a1 as Sign) : grahas[body]));
}
