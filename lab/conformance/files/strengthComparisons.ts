import type { Comparisons } from '@ganita/core/comparisons/comparisons.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { each, exact, fields, listOf } from '../compare.js';
import { type GoldenNode, mapValues } from '../golden.js';

const DECISION = fields({ stronger: exact, decided_by_rule: exact });

/** The comparisons of a case. */
export const STRENGTH_COMPARISONS = fields({
  opposite_sign_pairs: each(DECISION),
  lagna_versus_seventh: DECISION,
  co_lords: each(fields({ stronger_lord: exact, decided_by_rule: exact })),
  signs_strongest_first: listOf(exact),
  planets_strongest_first: listOf(exact),
});

/** Comparisons of D-1 in the words of the golden file (docs/rules/03-strengths.md#section-15). */
export function strengthComparisons(golden: GoldenNode, comparisons: Comparisons): unknown {
  const coLord = (sign: 'Scorpio' | 'Aquarius') => {
    const { stronger, decidedByRule } = comparisons.coLordOf(sign);
    return { stronger_lord: stronger, decided_by_rule: decidedByRule };
  };
  const decision = ({ stronger, decidedByRule }: { stronger: string; decidedByRule: number | null }) => ({
    stronger,
    decided_by_rule: decidedByRule,
  });
  return {
    opposite_sign_pairs: mapValues(golden.maybe('opposite_sign_pairs')?.value, (_, pair) => {
      const [first, second] = pair.split('/') as [Sign, Sign];
      return decision(comparisons.strongerSign(first, second));
    }),
    lagna_versus_seventh: decision(comparisons.lagnaOrSeventh()),
    co_lords: { Scorpio: coLord('Scorpio'), Aquarius: coLord('Aquarius') },
    signs_strongest_first: comparisons.signsByStrength(),
    planets_strongest_first: comparisons.grahasByStrength(),
  };
}
