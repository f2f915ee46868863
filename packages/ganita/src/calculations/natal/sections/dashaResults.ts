import type { AnnualDasha } from '@ganita/core/annual/annualDashas.js';
import { defaultLevels } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { Dasha, DashaLevel } from '@ganita/core/dashas/period.js';
import { defaultRasiLevels, type RasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { evenYears } from '@ganita/core/dashas/yearLength.js';
import { FIXED_YEAR_DAYS } from '@ganita/core/sky/dashaYear.js';
import type { NatalContext } from '../context.js';
import type { NatalDashas } from '../dashaCalculations.js';
import { shownDasha, shownLevels } from '../dashaTrees.js';

/** A dasha, and how deep its tree goes in an answer. */
export interface DashaTree {
  readonly dasha: Dasha<unknown>;
  readonly levels: DashaLevel;
}

/** Levels of an annual dasha where no depth is requested. */
const LEVELS: DashaLevel = 2;

const levelled = <A extends AnnualDasha<unknown>>(annual: readonly A[] | undefined, requested: DashaLevel | null) =>
  (annual ?? []).map((one) => ({ ...one, levels: shownLevels(one.dasha, requested, LEVELS) }));

/** The requested annual dashas of planets, and the depth of each; none without a pravesha. */
const requestedAnnualGraha = ({ annualDashas, input }: NatalContext) =>
  levelled(annualDashas()?.graha, input.dasha_levels);

/** The annual dashas of signs. */
const requestedAnnualRasi = ({ annualDashas, input }: NatalContext) =>
  levelled(annualDashas()?.rasi, input.dasha_levels);

/** Annual dashas of an answer. They start with their year, so there is no balance of birth. */
const shownAnnual = <L, A extends AnnualDasha<L> & { readonly levels: DashaLevel }>(
  annual: readonly (A & AnnualDasha<L>)[],
  dashas: NatalDashas,
) =>
  annual.map((one) => ({
    ...one,
    ...shownDasha<L>(one.dasha, one.levels, { ...dashas, year: one.year }),
    balance: null,
  }));

/** The requested graha dashas, and the depth of each. */
const requestedGrahaDashas = ({ dashas, input, rules }: NatalContext) =>
  dashas()
    .graha()
    .map((one) => ({ ...one, levels: shownLevels(one.dasha, input.dasha_levels, defaultLevels(one.id, rules)) }));

/** The graha dashas of the birth; their trees are made when the answer is written. */
export function grahaDashas(context: NatalContext) {
  const { year, utcOffsetHours } = context.dashas();
  return {
    year,
    utcOffsetHours,
    systems: requestedGrahaDashas(context).map((one) => ({
      ...one,
      ...shownDasha(one.dasha, one.levels, context.dashas()),
    })),
    annual: shownAnnual(requestedAnnualGraha(context), context.dashas()),
  };
}

/** The trees of the graha dashas, those of a year of life too. */
export const grahaDashaTrees = (context: NatalContext): readonly DashaTree[] => [
  ...requestedGrahaDashas(context),
  ...requestedAnnualGraha(context),
];

/** The requested rasi dashas, and the depth of each. */
const requestedRasi = ({ dashas, input }: NatalContext) =>
  dashas()
    .rasi()
    .map((one) => ({ ...one, levels: shownLevels(one.dasha, input.dasha_levels, defaultRasiLevels(one.id)) }));

/** The year of a dasha: that of all, or one of its own. */
const yearOf = ({ year }: Pick<RasiDasha, 'year'>, dashas: NatalDashas) =>
  year === 'chosen' ? dashas.year : evenYears(dashas.birthJdUt, FIXED_YEAR_DAYS[year]);

/** The rasi dashas of the birth; their trees are made when the answer is written. */
export function rasiDashas(context: NatalContext) {
  const dashas = context.dashas();
  const { utcOffsetHours } = dashas;
  return {
    utcOffsetHours,
    systems: requestedRasi(context).map((one) => {
      const year = yearOf(one, dashas);
      return { ...one, ...shownDasha(one.dasha, one.levels, { ...dashas, year }), year };
    }),
    annual: shownAnnual(requestedAnnualRasi(context), dashas),
  };
}

/** The trees of the rasi dashas, those of a year of life too. */
export const rasiDashaTrees = (context: NatalContext): readonly DashaTree[] => [
  ...requestedRasi(context),
  ...requestedAnnualRasi(context),
];
