import { type DomainError, invalidInput } from '../errors/domainError.js';
import { suggestion } from '../names/nearestName.js';
import { RULE_CHOICES, type RuleName } from './areas.js';
import type { Choice } from './choice.js';

/** Names that a rule set may contain, and how its errors name it and its choices. */
export interface RuleSet {
  readonly names: readonly string[];
  readonly field: string;
  readonly fieldOf: (name: string) => string;
}

/** The rule set `field` of a request. */
export const ruleSetNamed = (field: string, names: readonly string[]): RuleSet => ({
  names,
  field,
  fieldOf: (name) => `${field}.${name}`,
});

/**
 * What is wrong with chosen values: unknown names first, then values that are not listed, each made when it is called.
 */
export function* choiceErrors(
  chosen: Readonly<Record<string, unknown>>,
  { names, field, fieldOf }: RuleSet,
): Generator<() => DomainError> {
  const isKnown = (name: string): name is RuleName => names.includes(name);
  const entries = Object.entries(chosen);
  for (const [name] of entries) {
    if (isKnown(name)) continue;
    yield () => invalidInput(field, `has the unknown name "${name}"${suggestion(name, names)}`, name, 'unknown_name');
  }
  for (const [name, value] of entries) {
    if (!isKnown(name)) continue;
    const { values }: Choice = RULE_CHOICES[name];
    if ((values as readonly unknown[]).includes(value)) continue;
    yield () =>
      invalidInput(
        fieldOf(name),
        `must be one of ${values.join(', ')}${suggestion(value, values)}`,
        value,
        'unknown_value',
      );
  }
}
