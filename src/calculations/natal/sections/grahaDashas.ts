import { defaultLevels } from '../../../core/dashas/graha/grahaDashas.js';
import type { NatalContext } from '../context.js';
import { shownDasha, shownLevels } from '../shownDashas.js';
import { askedAnnualGraha, shownAnnual } from './annualDashas.js';

/** The graha dashas that the request asks for, and how deep each goes. */
export const askedGrahaDashas = ({ dashas, input, rules }: NatalContext) =>
  dashas()
    .graha()
    .map((one) => ({ ...one, levels: shownLevels(one.dasha, input.dasha_levels, defaultLevels(one.id, rules)) }));

/** The graha dashas of the birth; their trees are made when the answer is written. */
export function grahaDashas(context: NatalContext) {
  const { year, utcOffsetHours } = context.dashas();
  return {
    year,
    utcOffsetHours,
    systems: askedGrahaDashas(context).map((one) => ({
      ...one,
      ...shownDasha(one.dasha, one.levels, context.dashas()),
    })),
    annual: shownAnnual(askedAnnualGraha(context), context.dashas()),
  };
}
