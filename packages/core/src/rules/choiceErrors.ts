import { type DomainError, invalidInput } from '../errors/domainError.js';
import { suggestion } from '../names/nearestName.js';
import { RULE_CHOICES, type RuleName } from './areas.js';
import type { Choice } from './choice.js';
import { CHOICE_GROUPS, isRecord, membersIn, requestedNames } from './choiceGroups.js';

type ErrorsMade = Generator<() => DomainError>;

/** Names of the choices that a rule set may contain, and how its errors name it and its choices. */
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

/** The rule set of the members of a group. */
function groupSet({ names, fieldOf }: RuleSet, group: string): RuleSet {
  const members = membersIn(group, names);
  return { names: members, field: fieldOf(group), fieldOf: (member) => fieldOf(`${group}.${member}`) };
}

function* unknownNames(chosen: Readonly<Record<string, unknown>>, set: RuleSet, listed: string): ErrorsMade {
  for (const name of Object.keys(chosen)) {
    if (set.names.includes(name)) continue;
    yield () =>
      invalidInput(
        set.field,
        `has the unknown name "${name}"${listed}${suggestion(name, set.names)}`,
        name,
        'unknown_name',
      );
  }
}

function* valueErrors(choiceName: string, value: unknown, field: string): ErrorsMade {
  const { values }: Choice = RULE_CHOICES[choiceName as RuleName];
  if ((values as readonly unknown[]).includes(value)) return;
  yield () =>
    invalidInput(field, `must be one of ${values.join(', ')}${suggestion(value, values)}`, value, 'unknown_value');
}

function* groupErrors(group: string, value: unknown, set: RuleSet): ErrorsMade {
  const members = groupSet(set, group);
  const listed = members.names.join(', ');
  if (!isRecord(value)) {
    yield () => invalidInput(members.field, `must be an object with some of ${listed}`, value, 'unknown_value');
    return;
  }
  yield* unknownNames(value, members, `: must be one of ${listed}`);
  for (const [name, one] of Object.entries(value)) {
    if (members.names.includes(name)) yield* valueErrors(`${group}.${name}`, one, members.fieldOf(name));
  }
}

/**
 * What is wrong with chosen values as a request has them: unknown names first, then values that are not listed, each
 * made when it is called.
 */
export function* choiceErrors(chosen: Readonly<Record<string, unknown>>, set: RuleSet): ErrorsMade {
  const names = requestedNames(set.names);
  yield* unknownNames(chosen, { ...set, names }, '');
  for (const [name, value] of Object.entries(chosen)) {
    if (!names.includes(name)) continue;
    yield* Object.hasOwn(CHOICE_GROUPS, name)
      ? groupErrors(name, value, set)
      : valueErrors(name, value, set.fieldOf(name));
  }
}
