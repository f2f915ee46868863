import type { Rules } from '../rules/rules.js';
import type { Quality } from '../zodiac/signs.js';

/** The choices a comparison reads. */
export type ComparisonRules = Pick<Rules, 'count_lord_in_sign' | 'scorpio_owner' | 'aquarius_owner'>;

/**
 * A comparison and the number of the rule that decided it (docs/rules/03-strengths.md#section-15 =
 * docs/rules/05-rasi-dashas.md#section-2).
 */
export interface Decision<T> {
  readonly stronger: T;
  /** null where no rule decides: a chart of signs only, or a lord fixed by choice or by ownership */
  readonly decidedByRule: number | null;
}

/** Dual signs are stronger than fixed, fixed than movable. */
export const QUALITY_RANK: Readonly<Record<Quality, number>> = { movable: 1, fixed: 2, dual: 3 };
