import { invalidInput } from '../errors/domainError.js';
import { DEFAULT_RULES, RULE_CHOICES, type Rules, resolveRules } from './rules.js';

/**
 * The rules of a request: the defaults of the calculation, over them the preset, over it the contract's own fields that
 * are choices (`ayanamsa_mode`, `node_type` ...) where they were given, over them the rest of the `rules` object. A field
 * that was given and contradicts `rules` is refused, so that nobody has to know which wins. `field` is what a refusal
 * calls the `rules` object.
 */
export function rulesOfRequest(
  input: Readonly<Record<string, unknown>>,
  given: ReadonlySet<string>,
  chosen: Readonly<Record<string, unknown>>,
  base: Rules = DEFAULT_RULES,
  field = 'rules',
): Rules {
  const fields = Object.fromEntries(
    Object.keys(RULE_CHOICES)
      .filter((name) => input[name] !== undefined && given.has(name))
      .map((name) => [name, input[name]]),
  );
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(chosen, name) && chosen[name] !== fields[name]) {
      throw invalidInput(`${field}.${name}`, `contradicts the field ${name}`, chosen[name]);
    }
  }
  const { preset, ...single } = chosen;
  const inField = (name: string): string => `${field}.${name}`;
  const named = preset === undefined ? base : resolveRules(base, { preset }, inField);
  return resolveRules(
    resolveRules(named, fields, (name) => name),
    single,
    inField,
  );
}
