import { type Dasha, type DashaLevel, periodCount } from '@ganita/core/dashas/period.js';
import { type RunningPeriod, runningAt } from '@ganita/core/dashas/runningAt.js';
import { type Balance, balanceAtBirth } from '@ganita/core/dashas/yearLength.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { NatalDashas } from './dashaCalculations.js';

/** A dasha of an answer. */
export interface ShownDasha<L> {
  readonly dasha: Dasha<L>;
  /** How deep its tree goes. */
  readonly levels: DashaLevel;
  readonly balance: Balance | null;
  /** The periods that run at `dasha_at`, null where none does; undefined where no moment was requested. */
  readonly running: readonly RunningPeriod<L>[] | null | undefined;
}

/** How deep the tree of a dasha is in an answer: as requested, or its default, but not below its deepest level. */
export const shownLevels = <L>(dasha: Dasha<L>, requested: DashaLevel | null, byDefault: DashaLevel): DashaLevel =>
  Math.min(requested ?? byDefault, dasha.deepestLevel) as DashaLevel;

/** A dasha with its balance and what runs. */
export function shownDasha<L>(
  dasha: Dasha<L>,
  levels: DashaLevel,
  of: Pick<NatalDashas, 'year' | 'birthJdUt' | 'utcOffsetHours' | 'atJdUt'>,
): ShownDasha<L> {
  const { year, atJdUt } = of;
  return {
    dasha,
    levels,
    balance: balanceAtBirth(dasha, year, of.birthJdUt, of.utcOffsetHours),
    running: atJdUt === null ? undefined : runningAt(dasha, year.limitAt, atJdUt),
  };
}

/** Most dasha periods of an answer, graha and rasi dashas together. */
const MAX_PERIODS = 60_000;

/** Reject a request of too many periods, before any is made. Errors: `invalid_input` naming `dasha_levels`. */
export function rejectTooManyPeriods(
  dashas: readonly { readonly dasha: Dasha<unknown>; readonly levels: DashaLevel }[],
): void {
  const count = dashas.reduce((sum, { dasha, levels }) => sum + periodCount(dasha, levels), 0);
  if (count > MAX_PERIODS) {
    throw invalidInput(
      'dasha_levels',
      `requests ${count} dasha periods; an answer has at most ${MAX_PERIODS}: request fewer levels, some dasha_systems only, or the periods of a moment (dasha_at)`,
      count,
      'answer_too_large',
    );
  }
}
