import type { Rules } from '../rules/rules.js';

/** Good and evil that a planet does, in virupas, each 0 <= x <= 60. */
export interface IshtaKashta {
  readonly ishta: number;
  readonly kashta: number;
}

const FORMULAS: Readonly<Record<Rules['ishta_kashta'], (uccha: number, cheshta: number) => IshtaKashta>> = {
  raman: (uccha, cheshta) => ({
    ishta: Math.sqrt(uccha * cheshta),
    kashta: Math.sqrt((60 - uccha) * (60 - cheshta)),
  }),
  bphs: (uccha, cheshta) => ({ ishta: (uccha + cheshta) / 2, kashta: 60 - (uccha + cheshta) / 2 }),
};

/**
 * Ishta and kashta phala from uccha bala and a third of the cheshta kendra, both virupas 0 <= x <= 60
 * (docs/rules/03-strengths.md#section-8). The luminaries too go by their kendra here.
 */
export const ishtaKashta = (uccha: number, cheshta: number, rules: Pick<Rules, 'ishta_kashta'>): IshtaKashta =>
  FORMULAS[rules.ishta_kashta](uccha, cheshta);
