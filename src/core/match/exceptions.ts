import { type ExceptionRow, PAIR_DOSHAS, type PairDoshaId, type PairException } from './exceptions.data.js';
import type { KootaScores } from './kootas.js';
import type { Pair } from './pair.js';
import { type ConditionRules, pairMeets } from './pairConditions.js';

export const PAIR_DOSHA_IDS = Object.keys(PAIR_DOSHAS) as readonly PairDoshaId[];

/** Whether a dosha of the pair is there, and every exception to it that applies; none where it is absent. */
export interface PairDosha {
  readonly present: boolean;
  readonly exceptions: readonly PairException[];
}

/**
 * The doshas of the pair with their exceptions (docs/rules/08-match-and-muhurta.md#section-6). Nothing is combined: a
 * caller judges.
 */
export const pairDoshas = (
  pair: Pair,
  scores: KootaScores,
  rules: ConditionRules,
): Readonly<Record<PairDoshaId, PairDosha>> =>
  Object.fromEntries(
    PAIR_DOSHA_IDS.map((id) => {
      const { koota, atMost, exceptions } = PAIR_DOSHAS[id];
      const present = scores[koota] <= atMost;
      const applies = (row: ExceptionRow): boolean =>
        'holds' in row ? pairMeets(row.holds, pair, rules) : scores[row.koota] >= row.atLeast;
      return [id, { present, exceptions: present ? exceptions.filter(applies).map((row) => row.id) : [] }];
    }),
  ) as unknown as Record<PairDoshaId, PairDosha>;
