import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { type CalculationName, ENDPOINTS } from 'ganita/api/endpoints.js';
import { choiceNamesOf } from 'ganita/calculations/fields/rulesField.js';
import type { Fields } from '../page.js';
import { choiceIn } from './dates.js';

/** Choices that a person made one by one, beside a rule set. */
export type ChosenRules = Readonly<Partial<Record<RuleName, string | number>>>;

/** The field of a choice on a form. */
export const choiceField = (name: RuleName): string => `choice_${name}`;

/** The choices of a form, of some that it offers; empty fields are of the rule set. Errors: DomainError for an unknown value. */
export function chosenIn(fields: Fields, names: readonly RuleName[]): ChosenRules {
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = RULE_CHOICES[name].values as readonly (string | number)[];
      const text = choiceIn(fields, choiceField(name), values.map(String), '');
      return text === '' ? [] : [[name, values.find((value) => String(value) === text)]];
    }),
  );
}

/** Those that a calculation reads; it rejects all others. */
export function readBy(name: CalculationName, chosen: ChosenRules): ChosenRules {
  const { rules } = ENDPOINTS[name].calculation.request.properties as Readonly<Record<string, object>>;
  const names = choiceNamesOf((rules ?? {}) as Readonly<Record<string, unknown>>) ?? [];
  return Object.fromEntries(Object.entries(chosen).filter(([one]) => names.includes(one)));
}
