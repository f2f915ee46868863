import { duration } from './table.mjs';

/** What a case may cost, in words, and whether it keeps to it. */
export function budgetsOf({ budgetMs, budgetMoreMs, budgetRatio }, cost, other, ratio) {
  return [
    budgetMs !== undefined && { text: duration(budgetMs), holds: cost.median <= budgetMs },
    budgetMoreMs !== undefined && {
      text: `${duration(budgetMoreMs)} more`,
      holds: cost.median - other.median <= budgetMoreMs,
    },
    budgetRatio !== undefined && { text: `${budgetRatio} ×`, holds: ratio.median <= budgetRatio },
  ].filter((budget) => budget !== false);
}
