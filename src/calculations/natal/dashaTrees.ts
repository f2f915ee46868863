import { type Dasha, type DashaLevel, periodCount } from '../../core/dashas/period.js';
import { type RunningPeriod, runningAt } from '../../core/dashas/runningAt.js';
import { type Balance, balanceAtBirth } from '../../core/dashas/yearLength.js';
import { invalidInput } from '../../core/errors/domainError.js';
import type { NatalDashas } from './dashas.js';

/** A dasha as an answer holds it. */
export interface ShownDasha<L> {
  readonly dasha: Dasha<L>;
  /** How deep its tree goes. */
  readonly levels: DashaLevel;
  readonly balance: Balance | null;
  /** The periods that run at `dasha_at`, null where none does; undefined where no moment was asked. */
  readonly running: readonly RunningPeriod<L>[] | null | undefined;
}

/** How deep the tree of a dasha goes in an answer: as asked, or its default, but not below its deepest level. */
export const shownLevels = <L>(dasha: Dasha<L>, asked: DashaLevel | null, byDefault: DashaLevel): DashaLevel =>
  Math.min(asked ?? byDefault, dasha.deepestLevel) as DashaLevel;

/** A dasha with its balance and what runs. */
export function shownDasha<L>(dasha: Dasha<L>, levels: DashaLevel, of: NatalDashas): ShownDasha<L> {
  const { year, atJdUt } = of;
  return {
    dasha,
    levels,
    balance: balanceAtBirth(dasha, year, of.birthJdUt, of.utcOffsetHours),
    running: atJdUt === null ? undefined : runningAt(dasha, year.limitAt, atJdUt),
  };
}

/** An answer holds no more dasha periods than this, graha and rasi dashas together. */
const MOST_PERIODS = 60_000;

/** Refuse an answer of too many periods, before any is made. Errors: `invalid_input` naming `dasha_levels`. */
export function rejectTooManyPeriods(
  dashas: readonly { readonly dasha: Dasha<unknown>; readonly levels: DashaLevel }[],
): void {
  const count = dashas.reduce((sum, { dasha, levels }) => sum + periodCount(dasha, levels), 0);
  if (count > MOST_PERIODS) {
    throw invalidInput(
      'dasha_levels',
      `asks for ${count} dasha periods, and an answer holds at most ${MOST_PERIODS}: ask for fewer levels, for some dasha_systems, or for what runs at a moment (dasha_at)`,
      count,
    );
  }
}
