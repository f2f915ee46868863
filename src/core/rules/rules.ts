import { invalidInput } from '../errors/domainError.js';
import type { Choice, ChoiceValues } from './choice.js';
import { comparisonChoices } from './comparisonChoices.js';
import { dashaYearChoices, grahaDashaChoices } from './dashaChoices.js';
import { dayChoices } from './dayChoices.js';
import { doshaChoices } from './doshaChoices.js';
import { factChoices } from './factChoices.js';
import { limbChoices } from './limbChoices.js';
import { longevityChoices } from './longevityChoices.js';
import { matchChoices } from './matchChoices.js';
import { panchangaChoices } from './panchangaChoices.js';
import { pointChoices } from './pointChoices.js';
import { positionChoices } from './positionChoices.js';
import { presetChoices } from './presetChoices.js';
import { PRESETS } from './presets.js';
import { rasiDashaChoices } from './rasiDashaChoices.js';
import { siddhantaChoices } from './siddhantaChoices.js';
import { stateChoices } from './stateChoices.js';
import { strengthChoices } from './strengthChoices.js';
import { SHADBALA_SCHOOLS } from './strengthSchools.js';
import { transitChoices } from './transitChoices.js';
import { vargaChoices } from './vargaChoices.js';
import { yogaChoices } from './yogaChoices.js';

/** Every choice the engine knows, by its wire name. An area adds its own file of rows and spreads it here. */
export const RULE_CHOICES = {
  ...presetChoices,
  ...positionChoices,
  ...siddhantaChoices,
  ...dayChoices,
  ...vargaChoices,
  ...stateChoices,
  ...comparisonChoices,
  ...strengthChoices,
  ...pointChoices,
  ...panchangaChoices,
  ...limbChoices,
  ...transitChoices,
  ...dashaYearChoices,
  ...grahaDashaChoices,
  ...rasiDashaChoices,
  ...factChoices,
  ...doshaChoices,
  ...yogaChoices,
  ...longevityChoices,
  ...matchChoices,
} as const;

export type RuleName = keyof typeof RULE_CHOICES;

/** One value for every choice: immutable, passed to every reckoning, echoed in `meta.conventions`. */
export type Rules = ChoiceValues<typeof RULE_CHOICES>;

const NAMES = Object.keys(RULE_CHOICES) as RuleName[];

type Chosen = Readonly<Partial<Rules>>;

/**
 * Choices that stand for several others: choosing one sets all of these, except those chosen for themselves beside it.
 * What a later one sets stands against an earlier one.
 */
export const RULE_BUNDLES: Readonly<Partial<Record<RuleName, Readonly<Record<string, Chosen>>>>> = {
  preset: PRESETS,
  shadbala_school: SHADBALA_SCHOOLS,
};

/** Everything that some choices set: what they stand for, and over it the choices themselves. */
function spread(chosen: Chosen): Chosen {
  const parts = (Object.keys(RULE_BUNDLES) as RuleName[]).map((name) => RULE_BUNDLES[name]?.[String(chosen[name])]);
  return Object.assign({}, ...parts.map((part) => part && spread(part)), chosen) as Chosen;
}

/** The default of every choice. */
export const DEFAULT_RULES: Rules = Object.freeze(
  Object.fromEntries(NAMES.map((name) => [name, RULE_CHOICES[name].default])),
) as Rules;

/**
 * Lay chosen values over a base. Refuses an unknown name or value, naming both the field and what is listed.
 * Layers are applied in order: a later one wins. `fieldOf` gives the name a refusal shows.
 */
export function resolveRules(
  base: Rules,
  chosen: Readonly<Record<string, unknown>>,
  fieldOf: (name: string) => string = (name) => `rules.${name}`,
): Rules {
  for (const [name, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(RULE_CHOICES, name)) {
      throw invalidInput('rules', `has the unknown name "${name}"`, name);
    }
    const row: Choice = RULE_CHOICES[name as RuleName];
    if (!(row.values as readonly unknown[]).includes(value)) {
      throw invalidInput(fieldOf(name), `must be one of ${row.values.join(', ')}`, value);
    }
  }
  return Object.freeze({ ...base, ...spread(chosen) });
}
