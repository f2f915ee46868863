import type { Choice } from '@ganita/core/rules/choice.js';
import { DEFAULT_RULES, RULE_CHOICES, type RuleName, type Rules } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';

/**
 * Keyword of a field of choices under which its names and values are listed. The validator does not read it: an unknown
 * name or value is a range error (400) with the listed values in its message, and not a structural one (422).
 */
export const CHOICES_KEYWORD = 'x-choices';

const choiceSchema = (name: RuleName, base: Rules): object => {
  const { values, decides }: Choice = RULE_CHOICES[name];
  const types = [...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : 'string')))];
  return { type: types.length === 1 ? types[0] : types, enum: [...values], default: base[name], description: decides };
};

/** The names that a field of choices takes; null for any other field. */
export function choiceNamesOf({
  [CHOICES_KEYWORD]: choices,
}: Readonly<Record<string, unknown>>): readonly string[] | null {
  return choices === undefined ? null : Object.keys(choices as object);
}

/** A field of choices. `names` are those that the calculation reads, `base` its defaults. */
export const choicesField = (
  names: readonly RuleName[],
  defaultValue: Readonly<Record<string, unknown>>,
  description: string,
  base: Rules = DEFAULT_RULES,
) =>
  Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      default: defaultValue,
      description,
      [CHOICES_KEYWORD]: Object.fromEntries(
        (['preset', ...names] as const).map((name) => [name, choiceSchema(name, base)]),
      ),
    }),
  );

/** What a field of choices takes. */
export const CHOICES_TAKEN = 'a preset, any of these choices, or both; a choice wins over the preset';

/** The field `rules` of a request; unknown names and values are rejected with a 400. */
export const rulesField = (names: readonly RuleName[], base: Rules = DEFAULT_RULES) =>
  choicesField(names, {}, CHOICES_TAKEN, base);
