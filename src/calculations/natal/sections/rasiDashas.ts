import { defaultRasiLevels, type RasiDasha } from '../../../core/dashas/rasi/rasiDashas.js';
import { evenYears } from '../../../core/dashas/yearLength.js';
import { FIXED_YEAR_DAYS } from '../../../core/sky/dashaYear.js';
import type { NatalContext } from '../context.js';
import type { NatalDashas } from '../dashas.js';
import { shownDasha, shownLevels } from '../shownDashas.js';
import { askedAnnualRasi, shownAnnual } from './annualDashas.js';

/** The rasi dashas that the request asks for, and how deep each goes. */
export const askedRasi = ({ dashas, input }: NatalContext) =>
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
    systems: askedRasi(context).map((one) => {
      const year = yearOf(one, dashas);
      return { ...one, ...shownDasha(one.dasha, one.levels, { ...dashas, year }), year };
    }),
    annual: shownAnnual(askedAnnualRasi(context), dashas),
  };
}
