import type { Comparisons } from '../comparisons/comparisons.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import { HOUSES } from '../zodiac/houses.js';
import { lordOf } from '../zodiac/lordships.js';
import { countSigns, type Sign, signFrom } from '../zodiac/signs.js';

export type ArudhaRules = Pick<Rules, 'arudha_exception' | 'arudha_co_lords'>;

const SEVENTH = 7;
const TENTH = 10;

/**
 * The arudha of a sign (BPHS, Jaimini Sutras 1.1; docs/rules/02-points-and-arudhas.md#section-8): as far from
 * `lordSign` as that is from `sign`. Where this is the sign itself or its 7th, the 10th from there is taken, unless
 * the rules know no exception.
 */
export function arudhaOf(sign: Sign, lordSign: Sign, exception: Rules['arudha_exception']): Sign {
  const arudha = signFrom(lordSign, countSigns(sign, lordSign));
  if (exception === 'none' || (arudha !== sign && arudha !== signFrom(sign, SEVENTH))) return arudha;
  return signFrom(arudha, TENTH);
}

/** The lord a sign has for its arudha: the stronger co-lord of this chart, or one of the seven planets. */
export const arudhaLord = (comparisons: Comparisons, sign: Sign, coLords: Rules['arudha_co_lords']): Graha =>
  coLords === 'stronger' ? comparisons.lordOf(sign) : lordOf(sign);

/**
 * Arudhas of the twelve houses counted from a sign in one chart, house 1 first: from the ascendant they are A1..A12,
 * from the Sun S1..S12, from the Moon M1..M12.
 */
export function houseArudhas(comparisons: Comparisons, first: Sign, rules: ArudhaRules): readonly Sign[] {
  const { grahas } = comparisons.placement;
  return HOUSES.map((house) => {
    const sign = signFrom(first, house);
    const lord = arudhaLord(comparisons, sign, rules.arudha_co_lords);
    return arudhaOf(sign, grahas[lord].sign, rules.arudha_exception);
  });
}

/** A1..A12. */
export const bhavaArudhas = (comparisons: Comparisons, rules: ArudhaRules): readonly Sign[] =>
  houseArudhas(comparisons, comparisons.placement.ascendant.sign, rules);

/** S1..S12. */
export const suryaArudhas = (comparisons: Comparisons, rules: ArudhaRules): readonly Sign[] =>
  houseArudhas(comparisons, comparisons.placement.grahas.Sun.sign, rules);

/** M1..M12. */
export const chandraArudhas = (comparisons: Comparisons, rules: ArudhaRules): readonly Sign[] =>
  houseArudhas(comparisons, comparisons.placement.grahas.Moon.sign, rules);
