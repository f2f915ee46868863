import { CHOICE_GROUPS, groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { type JsonSchema, pascalCase } from 'ganita/api/schema/jsonSchema.js';
import { CHOICES_KEYWORD, CHOICES_TAKEN } from 'ganita/calculations/fields/rulesField.js';
import { USE_KEYWORD } from 'ganita/calculations/fields/schema.js';
import { defaultSaid } from './defaults.js';
import type { DocumentForm } from './documentForm.js';

/** A field of choices as it is kept in the schema of a request. */
type ChoicesSchema = JsonSchema & { readonly [CHOICES_KEYWORD]?: Readonly<Record<string, JsonSchema>> };

/** What a set of choices is called, and which choices several sets have. */
export interface ChoiceNames {
  readonly ofSet: (set: string) => string;
  readonly shared: SharedChoices;
  readonly form: DocumentForm;
}

/** The choices of several sets. */
export interface SharedChoices {
  /** Whether a choice has a schema of its own. */
  readonly isNamed: (choice: string) => boolean;
  /** The name of the choices that are always together with this one; undefined where it is alone. */
  readonly groupOf: (choice: string) => string | undefined;
}

/** Choices that are in the same sets, and so are written once, by one of them. */
const TOGETHER: Readonly<Record<string, string>> = {
  bhava_madhya_method: 'ChartChoices',
  diwali_rule: 'FestivalChoices',
  anga_positions: 'AngaChoices',
  rp_scheme: 'KpChoices',
  sutak_rule: 'SutakChoices',
  tithi_source: 'SiddhantaChoices',
};

const titled = (name: string, choice: JsonSchema): JsonSchema => ({ ...choice, title: `Choice${pascalCase(name)}` });

/** A choice, or a group with its members. */
function choiceIn(name: string, choice: JsonSchema, { shared, form }: Omit<ChoiceNames, 'ofSet'>): JsonSchema {
  if (!Object.hasOwn(CHOICE_GROUPS, name)) {
    const said = form === 'compact' ? defaultSaid(shortened(choice)) : shortened(choice);
    return shared.isNamed(name) ? titled(name, said) : said;
  }
  return titled(name, {
    type: 'object',
    description: CHOICE_GROUPS[name as keyof typeof CHOICE_GROUPS],
    properties: choice as Readonly<Record<string, JsonSchema>>,
    additionalProperties: false,
  });
}

/**
 * A field of choices as documents show it: closed, with each choice, its values and its default. Any other schema is
 * returned as it is.
 */
export function listedChoices(schema: JsonSchema, { ofSet, ...names }: ChoiceNames): JsonSchema {
  const { [CHOICES_KEYWORD]: choices, patternProperties: _any, description, ...rest } = schema as ChoicesSchema;
  if (choices === undefined) return schema;
  const groups = new Map<string | undefined, Record<string, JsonSchema>>();
  for (const [name, choice] of Object.entries(groupedChoices(choices))) {
    const group = names.form === 'compact' ? names.shared.groupOf(name) : undefined;
    groups.set(group, { ...groups.get(group), [name]: choiceIn(name, choice as JsonSchema, names) });
  }
  const { parts, properties } = partsAndOwn(groups);
  return {
    ...rest,
    title: ofSet(JSON.stringify(choices)),
    description: 'a preset, choices or both; a choice wins',
    ...(description !== CHOICES_TAKEN && { [USE_KEYWORD]: description }),
    ...(parts.length > 0 && { allOf: parts }),
    properties,
    ...(parts.length > 0 ? { unevaluatedProperties: false } : { additionalProperties: false }),
  } as JsonSchema;
}

/** The groups of choices as schemas of their own, and the choices of none. */
function partsAndOwn(groups: ReadonlyMap<string | undefined, Readonly<Record<string, JsonSchema>>>) {
  const parts = [...groups].flatMap(([title, properties]) =>
    title === undefined ? [] : [{ type: 'object', title, description: 'choices of several calculations', properties }],
  );
  return { parts, properties: groups.get(undefined) ?? {} };
}

/** What a text says before its first colon; a colon in parentheses does not count. */
const HEADING = /^[^:(]*(?:\([^)]*\)[^:(]*)*(?=:)/;
/** Words from which a heading says what a choice decides. */
const FEWEST_WORDS = 3;

/** A choice with what it decides, without what each of its values means where a colon separates the two. */
function shortened(choice: JsonSchema): JsonSchema {
  const [heading = ''] = HEADING.exec(choice.description ?? '') ?? [];
  return heading.split(' ').length < FEWEST_WORDS ? choice : { ...choice, description: heading };
}

/** The choices that several sets of choices have. */
export function sharedChoices(fields: readonly JsonSchema[]): SharedChoices {
  const sets = new Map(
    (fields as readonly ChoicesSchema[]).flatMap(({ [CHOICES_KEYWORD]: choices }) =>
      choices === undefined ? [] : [[JSON.stringify(choices), groupedChoices(choices)] as const],
    ),
  );
  const uses = new Map<string, { readonly sets: string[]; readonly forms: Set<string> }>();
  for (const [set, choices] of sets) {
    for (const [name, choice] of Object.entries(choices)) {
      const { sets: before, forms } = uses.get(name) ?? { sets: [], forms: new Set() };
      uses.set(name, { sets: [...before, set], forms: forms.add(JSON.stringify(choice)) });
    }
  }
  const isGrouped = (name: string): boolean => uses.get(name)?.forms.size === 1;
  const areTogether = (one: string, other: string): boolean =>
    isGrouped(one) && isGrouped(other) && uses.get(one)?.sets.join() === uses.get(other)?.sets.join();
  const isNamed = (name: string): boolean => (uses.get(name)?.sets.length ?? 0) > 1;
  return {
    isNamed,
    groupOf: (name) => Object.entries(TOGETHER).find(([first]) => isNamed(first) && areTogether(first, name))?.[1],
  };
}
