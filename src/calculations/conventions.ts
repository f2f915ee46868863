import { RULE_CHOICES, type RuleName, type Rules } from '../core/rules/rules.js';

/** A table of choices that an area of the rules brings. */
type ChoiceTable = Readonly<Partial<Record<RuleName, unknown>>>;

/** The preset and the choices of some areas as they were made: what `meta.conventions` shows of them. */
export function chosenRules(rules: Rules, areas: readonly ChoiceTable[]): Readonly<Record<string, unknown>> {
  const names = new Set(['preset', ...areas.flatMap((area) => Object.keys(area))]);
  return Object.fromEntries(
    (Object.keys(RULE_CHOICES) as RuleName[]).filter((name) => names.has(name)).map((name) => [name, rules[name]]),
  );
}

/** The preset and some choices by name as they were made. */
export const namedRules = (rules: Rules, names: readonly RuleName[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries((['preset', ...names] as const).map((name) => [name, rules[name]]));

/** Numbers of the position flags of Swiss Ephemeris that each choice stands for (rules 01 section 1, 07 section 1). */
export const POSITION_FLAGS: Readonly<Record<Rules['positions'], number>> = { geometric: 66_386, apparent: 65_794 };
