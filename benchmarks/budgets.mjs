import { duration } from './table.mjs';

/** What a case may cost, in words, and whether it keeps to it on a machine on which everything takes so many `times` as long. */
export function budgetsOf({ budgetMs, budgetMoreMs, budgetRatio }, cost, other, ratio, times) {
  return [
    budgetMs !== undefined && { text: duration(budgetMs), holds: cost.median <= budgetMs * times },
    budgetMoreMs !== undefined && {
      text: `${duration(budgetMoreMs)} more`,
      holds: cost.median - other.median <= budgetMoreMs * times,
    },
    budgetRatio !== undefined && { text: `${budgetRatio} ×`, holds: ratio.median <= budgetRatio },
  ].filter((budget) => budget !== false);
}
