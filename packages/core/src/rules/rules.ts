import { recordFrom } from '../records.js';
import { RULE_CHOICES, type RuleName } from './areas.js';
import type { ChoiceValues } from './choice.js';
import { choiceErrors } from './choiceErrors.js';
import { flatChoices } from './choiceGroups.js';
import { PRESETS } from './presets.js';
import { type Readings, readingsOf } from './readings.js';
import { SHADBALA_SCHOOLS } from './strengthSchools.js';

export { RULE_CHOICES, type RuleName };

/** One value for every choice. */
type Choices = ChoiceValues<typeof RULE_CHOICES>;

/**
 * One value for every choice, and the readings that some of them set: immutable, passed to every calculation. The
 * choices are echoed in `meta.conventions`; readings have no name there.
 */
export type Rules = Choices & Readings;

const NAMES = Object.keys(RULE_CHOICES) as RuleName[];

type Chosen = Readonly<Partial<Choices>>;

/**
 * Choices that set several others: choosing one sets all of these, except those that are also chosen individually. A
 * later choice has priority over an earlier one.
 */
export const RULE_BUNDLES: Readonly<Partial<Record<RuleName, Readonly<Record<string, Chosen>>>>> = {
  preset: PRESETS,
  shadbala_school: SHADBALA_SCHOOLS,
};

/** Everything that some choices set: their bundles, overridden by the choices themselves. */
function expandBundles(chosen: Chosen): Chosen {
  const parts = (Object.keys(RULE_BUNDLES) as RuleName[]).map((name) => RULE_BUNDLES[name]?.[String(chosen[name])]);
  return Object.assign({}, ...parts.map((part) => part && expandBundles(part)), chosen) as Chosen;
}

/** The default of every choice. */
const DEFAULTS = recordFrom(NAMES, (name) => RULE_CHOICES[name].default) as Choices;
export const DEFAULT_RULES: Rules = Object.freeze({ ...DEFAULTS, ...(readingsOf(DEFAULTS) as Readings) });

/**
 * Apply chosen values, as a request has them, to a base. Rejects an unknown name or value; the message names the field
 * and the listed values. Layers are applied in order: a later one has priority. `fieldOf` gives the field name in an error.
 */
export function resolveRules(
  base: Rules,
  chosen: Readonly<Record<string, unknown>>,
  fieldOf: (name: string) => string = (name) => `rules.${name}`,
): Rules {
  if (Object.keys(chosen).length === 0) return base;
  const [error] = choiceErrors(chosen, { names: NAMES, field: 'rules', fieldOf });
  if (error !== undefined) throw error();
  const made = expandBundles(flatChoices(chosen));
  return Object.freeze({ ...base, ...made, ...readingsOf(made) });
}
