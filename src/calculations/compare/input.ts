import { Type } from 'typebox';
import { rulesOfRequest } from '../../core/rules/given.js';
import { DEFAULT_RULES } from '../../core/rules/rules.js';
import type { Filled } from '../calculation.js';
import { optionalInteger } from '../fields/birthFields.js';
import { natalChecks, natalInput, natalRulesCheck } from '../natal/input.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { MOST_CHOICES, rejectTooManyChoices } from './bounds.js';

const { rules: _rules, dasha_levels: _levels, ...shared } = natalInput.properties;

const SECOND_BY_DEFAULT = { preset: 'jhora' };

const ruleSet = (defaultRules: Readonly<Record<string, unknown>>, which: string) =>
  Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      default: defaultRules,
      description: `the ${which} rule set: a preset, any names of meta.conventions with a listed value, or both; the two differ in at most ${MOST_CHOICES} choices`,
    }),
  );

/** The request of `POST /horoscope/compare`: that of `/horoscope` with two rule sets in the place of one. */
export const compareInput = Type.Object({
  ...shared,
  dasha_levels: optionalInteger(1, 6, 1, 'levels of dasha periods that are compared, 1 maha .. 6 deha'),
  first_rules: ruleSet({}, 'first'),
  second_rules: ruleSet(SECOND_BY_DEFAULT, 'second'),
});

export type CompareInput = Filled<typeof compareInput>;

const { rules: _check, ...sharedChecks } = natalChecks;

/** Run after the check of `first_rules`, whether or not either was given. */
const choicesCheck: FieldCheck = (second, body) => {
  const given = new Set(Object.keys(body));
  const rulesOf = (field: string, chosen: unknown) =>
    rulesOfRequest(body, given, chosen as Record<string, unknown>, DEFAULT_RULES, field);
  rejectTooManyChoices(
    rulesOf('first_rules', body.first_rules ?? {}),
    rulesOf('second_rules', second ?? SECOND_BY_DEFAULT),
  );
};

const secondRulesCheck = natalRulesCheck('second_rules');

export const compareChecks: Readonly<Record<string, FieldCheck>> = {
  ...sharedChecks,
  first_rules: natalRulesCheck('first_rules'),
  second_rules: (value, body) => {
    secondRulesCheck(value, body);
    choicesCheck(value, body);
  },
};
