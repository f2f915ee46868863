import { invalidInput } from '../errors/domainError.js';
import { DEFAULT_RULES, RULE_CHOICES, type Rules, resolveRules } from './rules.js';

/**
 * The rules of a request: the defaults of the calculation, then the preset, then those given fields
 * that are choices (`ayanamsa_mode`, `node_type` ...), then the rest of the `rules` object. A field that contradicts
 * `rules` is an error, so that no caller has to know the priority. `field` is the name of the `rules` object in
 * messages. Errors: `invalid_input`.
 */
export function rulesFromRequest(
  given: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, unknown>>,
  base: Rules = DEFAULT_RULES,
  field = 'rules',
): Rules {
  const fields = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== undefined && Object.hasOwn(RULE_CHOICES, name)),
  );
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(chosen, name) && chosen[name] !== fields[name]) {
      throw invalidInput(`${field}.${name}`, `contradicts the field ${name}`, chosen[name], 'contradiction');
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
