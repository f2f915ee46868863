import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { optionalInteger } from '../fields/birthFields.js';
import { namedPlace } from '../fields/namedPlace.js';
import { choicesField } from '../fields/rulesField.js';
import { natalChecks, natalInput, natalRuleSet } from '../natal/natalInput.js';
import type { RulesResolver } from '../validation/checkRequest.js';
import { MAX_CHOICES, rejectTooManyChoices } from './comparisonBounds.js';

const { rules: _rules, dasha_levels: _levels, ...shared } = natalInput.properties;

const SECOND_BY_DEFAULT = { preset: 'jhora' };

const ruleSet = (defaultRules: Readonly<Record<string, unknown>>, which: string) =>
  choicesField(
    NATAL_RULES,
    defaultRules,
    `the ${which} rule set: a preset, any of these choices, or both; the two differ in at most ${MAX_CHOICES} choices`,
  );

/** The request of `POST /horoscope/compare`: that of `/horoscope` with two rule sets in the place of one. */
export const compareInput = Type.Object({
  ...shared,
  ...namedPlace,
  dasha_levels: optionalInteger(1, 6, 1, 'levels of dasha periods that are compared, 1 maha .. 6 deha'),
  first_rules: ruleSet({}, 'first'),
  second_rules: ruleSet(SECOND_BY_DEFAULT, 'second'),
});

export type CompareInput = Filled<typeof compareInput>;

/** The two rule sets of a comparison. */
export interface ComparedRules {
  readonly first: Rules;
  readonly second: Rules;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Two rule sets that are each allowed and do not differ in too many choices; an error names the last one that was
 * given.
 */
export const compareRules: RulesResolver<ComparedRules> = (filled, given) => {
  const [first, second] = (['first_rules', 'second_rules'] as const).map((field) =>
    natalRuleSet(field, filled[field] as Fields, given),
  ) as [Rules, Rules];
  if (given.second_rules === undefined) rejectTooManyChoices('first_rules', 'second_rules', first, second);
  else rejectTooManyChoices('second_rules', 'first_rules', first, second);
  return { first, second };
};

export const compareChecks = natalChecks;
