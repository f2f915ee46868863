import { CHOICE_GROUPS, groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { type JsonSchema, pascalCase } from 'ganita/api/schema/jsonSchema.js';
import { CHOICES_KEYWORD, CHOICES_TAKEN } from 'ganita/calculations/fields/rulesField.js';
import { USE_KEYWORD } from 'ganita/calculations/fields/schema.js';
import { defaultSaid } from './defaults.js';
import type { DocumentForm } from './documentForm.js';

/** A field of choices as it is kept in the schema of a request. */
type ChoicesSchema = JsonSchema & { readonly [CHOICES_KEYWORD]?: Readonly<Record<string, JsonSchema>> };

/** What a set of choices is called, and which choices have a schema of their own: those of several sets. */
export interface ChoiceNames {
  readonly ofSet: (set: string) => string;
  readonly isShared: (choice: string) => boolean;
  readonly form: DocumentForm;
}

const titled = (name: string, choice: JsonSchema): JsonSchema => ({ ...choice, title: `Choice${pascalCase(name)}` });

/** A choice, or a group with its members. */
function choiceIn(name: string, choice: JsonSchema, { isShared, form }: Omit<ChoiceNames, 'ofSet'>): JsonSchema {
  if (!Object.hasOwn(CHOICE_GROUPS, name)) {
    const said = form === 'compact' ? defaultSaid(shortened(choice)) : shortened(choice);
    return isShared(name) ? titled(name, said) : said;
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
  const properties = Object.fromEntries(
    Object.entries(groupedChoices(choices)).map(([name, choice]) => [
      name,
      choiceIn(name, choice as JsonSchema, names),
    ]),
  );
  return {
    ...rest,
    title: ofSet(JSON.stringify(choices)),
    description: 'a preset, choices or both; a choice wins',
    ...(description !== CHOICES_TAKEN && { [USE_KEYWORD]: description }),
    properties,
    additionalProperties: false,
  } as JsonSchema;
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
export function sharedChoices(fields: readonly JsonSchema[]): ReadonlySet<string> {
  const sets = new Map(
    (fields as readonly ChoicesSchema[]).flatMap(({ [CHOICES_KEYWORD]: choices }) =>
      choices === undefined ? [] : [[JSON.stringify(choices), Object.keys(choices)] as const],
    ),
  );
  const names = [...sets.values()].flat();
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}
