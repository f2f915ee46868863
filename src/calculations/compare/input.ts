import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { optionalInteger } from '../fields/birthFields.js';
import { natalChecks, natalInput, natalRulesCheck } from '../natal/input.js';
import type { FieldCheck } from '../validation/checkRequest.js';

const { rules: _rules, dasha_levels: _levels, ...shared } = natalInput.properties;

const ruleSet = (defaultRules: Readonly<Record<string, unknown>>, which: string) =>
  Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      default: defaultRules,
      description: `the ${which} rule set: a preset, any names of meta.conventions with a listed value, or both`,
    }),
  );

/** The request of `POST /horoscope/compare`: that of `/horoscope` with two rule sets in the place of one. */
export const compareInput = Type.Object({
  ...shared,
  dasha_levels: optionalInteger(1, 6, 1, 'levels of dasha periods that are compared, 1 maha .. 6 deha'),
  first_rules: ruleSet({}, 'first'),
  second_rules: ruleSet({ preset: 'jhora' }, 'second'),
});

export type CompareInput = Filled<typeof compareInput>;

const { rules: _check, ...sharedChecks } = natalChecks;

export const compareChecks: Readonly<Record<string, FieldCheck>> = {
  ...sharedChecks,
  first_rules: natalRulesCheck('first_rules'),
  second_rules: natalRulesCheck('second_rules'),
};
