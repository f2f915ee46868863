import type { AnnualDasha } from '../../../core/annual/annualDashas.js';
import type { DashaLevel } from '../../../core/dashas/period.js';
import type { NatalContext } from '../context.js';
import type { NatalDashas } from '../dashas.js';
import { shownDasha, shownLevels } from '../shownDashas.js';

/** Levels of an annual dasha where no depth is asked. */
const LEVELS: DashaLevel = 2;

const levelled = <A extends AnnualDasha<unknown>>(annual: readonly A[] | undefined, asked: DashaLevel | null) =>
  (annual ?? []).map((one) => ({ ...one, levels: shownLevels(one.dasha, asked, LEVELS) }));

/** The annual dashas of planets that the request asks for, and how deep each goes; none without a pravesha. */
export const askedAnnualGraha = ({ annualDashas, input }: NatalContext) =>
  levelled(annualDashas()?.graha, input.dasha_levels);

/** The annual dashas of signs. */
export const askedAnnualRasi = ({ annualDashas, input }: NatalContext) =>
  levelled(annualDashas()?.rasi, input.dasha_levels);

/** Annual dashas as an answer holds them. They begin with their year, so there is no balance of birth. */
export const shownAnnual = <L, A extends AnnualDasha<L> & { readonly levels: DashaLevel }>(
  annual: readonly (A & AnnualDasha<L>)[],
  dashas: NatalDashas,
) =>
  annual.map((one) => ({
    ...one,
    ...shownDasha<L>(one.dasha, one.levels, { ...dashas, year: one.year }),
    balance: null,
  }));
