import { type Dasha, type DashaLevel, periodCount } from '@ganita/core/dashas/period.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { NATAL_RULES, type NatalRule } from '@ganita/core/rules/areas.js';
import { RULE_BUNDLES, type Rules } from '@ganita/core/rules/rules.js';

/**
 * Choices that two rule sets may make differently: each costs a part of a chart, or two. Two presets differ in at most
 * 28.
 */
export const MAX_CHOICES = 32;
/** Dasha periods of all charts of a comparison together: as many as in three charts. */
const MAX_COMPARED_PERIODS = 180_000;

/** Choices that only set others and affect nothing themselves. */
const isBundle = (name: string): boolean => Object.hasOwn(RULE_BUNDLES, name);

/** Names of the choices that two rule sets make differently, in the order of the rules. */
export const differingNames = (first: Rules, second: Rules): readonly NatalRule[] =>
  NATAL_RULES.filter((name) => !isBundle(name) && first[name] !== second[name]);

/**
 * Errors: `invalid_input` naming `field`, where the other rule set is the field `other` and the two differ in too many
 * choices.
 */
export function rejectTooManyChoices(field: string, other: string, first: Rules, second: Rules): void {
  const { length } = differingNames(first, second);
  if (length <= MAX_CHOICES) return;
  throw invalidInput(
    field,
    `differs from ${other} in ${length} choices; a comparison allows at most ${MAX_CHOICES}`,
    length,
    'answer_too_large',
  );
}

/** A dasha and how deep its tree goes. */
interface CountedDasha {
  readonly dasha: Dasha<unknown>;
  readonly levels: DashaLevel;
}

/**
 * Reject a comparison of too many periods before any is made; `charts` of it show these dashas. Errors: `invalid_input`
 * naming `dasha_levels`.
 */
export function rejectTooManyComparedPeriods(dashas: readonly CountedDasha[], charts: number): void {
  const inOne = dashas.reduce((sum, { dasha, levels }) => sum + periodCount(dasha, levels), 0);
  if (inOne * charts <= MAX_COMPARED_PERIODS) return;
  throw invalidInput(
    'dasha_levels',
    `requests ${inOne} dasha periods in each of ${charts} charts; a comparison has at most ${MAX_COMPARED_PERIODS} in all: request fewer levels or some dasha_systems only`,
    inOne * charts,
    'answer_too_large',
  );
}
