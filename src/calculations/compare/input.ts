import { Type } from 'typebox';
import { NATAL_RULES } from '../../core/rules/areas.js';
import { rulesOfRequest } from '../../core/rules/given.js';
import { DEFAULT_RULES } from '../../core/rules/rules.js';
import type { Filled } from '../calculation.js';
import { optionalInteger } from '../fields/birthFields.js';
import { choicesField } from '../fields/rulesField.js';
import { natalChecks, natalInput, natalRulesCheck } from '../natal/input.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { MOST_CHOICES, rejectTooManyChoices } from './bounds.js';

const { rules: _rules, dasha_levels: _levels, ...shared } = natalInput.properties;

const SECOND_BY_DEFAULT = { preset: 'jhora' };

const ruleSet = (defaultRules: Readonly<Record<string, unknown>>, which: string) =>
  choicesField(
    NATAL_RULES,
    defaultRules,
    `the ${which} rule set: a preset, any of these choices, or both; the two differ in at most ${MOST_CHOICES} choices`,
  );

/** The request of `POST /horoscope/compare`: that of `/horoscope` with two rule sets in the place of one. */
export const compareInput = Type.Object({
  ...shared,
  dasha_levels: optionalInteger(1, 6, 1, 'levels of dasha periods that are compared, 1 maha .. 6 deha'),
  first_rules: ruleSet({}, 'first'),
  second_rules: ruleSet(SECOND_BY_DEFAULT, 'second'),
});

export type CompareInput = Filled<typeof compareInput>;

type Body = Readonly<Record<string, unknown>>;

/** The choices of two rule sets that are each allowed; a refusal names the one that was given last. */
function checkChoices(body: Body): void {
  const given = new Set(Object.keys(body));
  const rulesOf = (field: string, byDefault: Body) =>
    rulesOfRequest(body, given, (body[field] ?? byDefault) as Body, DEFAULT_RULES, field);
  const [first, second] = [rulesOf('first_rules', {}), rulesOf('second_rules', SECOND_BY_DEFAULT)];
  if (body.second_rules === undefined) rejectTooManyChoices('first_rules', 'second_rules', first, second);
  else rejectTooManyChoices('second_rules', 'first_rules', first, second);
}

const ruleSetCheck = (field: string, isLast: (body: Body) => boolean): FieldCheck => {
  const check = natalRulesCheck(field);
  return (value, body) => {
    check(value, body);
    if (isLast(body)) checkChoices(body);
  };
};

const { rules: _check, ...sharedChecks } = natalChecks;

export const compareChecks: Readonly<Record<string, FieldCheck>> = {
  ...sharedChecks,
  first_rules: ruleSetCheck('first_rules', ({ second_rules }) => second_rules === undefined),
  second_rules: ruleSetCheck('second_rules', () => true),
};
