import { type JsonSchema, pascalCase } from '../../api/schema/jsonSchema.js';
import { CHOICES_KEYWORD } from '../../calculations/fields/rulesField.js';
import { USE_KEYWORD } from '../../calculations/fields/schema.js';
import { CHOICE_GROUPS, groupedChoices } from '../../core/rules/choiceGroups.js';

/** A field of choices as it is kept in the schema of a request. */
type ChoicesSchema = JsonSchema & { readonly [CHOICES_KEYWORD]?: Readonly<Record<string, JsonSchema>> };

const titled = (name: string, choice: JsonSchema): JsonSchema => ({ ...choice, title: `Choice${pascalCase(name)}` });

/** A choice, or a group with its members. */
function choiceIn(name: string, choice: JsonSchema): JsonSchema {
  if (!Object.hasOwn(CHOICE_GROUPS, name)) return titled(name, choice);
  return titled(name, {
    type: 'object',
    description: CHOICE_GROUPS[name as keyof typeof CHOICE_GROUPS],
    properties: choice as Readonly<Record<string, JsonSchema>>,
    additionalProperties: false,
  });
}

/**
 * A field of choices as documents show it: closed, with each choice, its values and its default. `nameOf` names a set of
 * choices. Any other schema is returned as it is.
 */
export function listedChoices(schema: JsonSchema, nameOf: (set: string) => string): JsonSchema {
  const { [CHOICES_KEYWORD]: choices, patternProperties: _any, description, ...rest } = schema as ChoicesSchema;
  if (choices === undefined) return schema;
  const properties = Object.fromEntries(
    Object.entries(groupedChoices(choices)).map(([name, choice]) => [name, choiceIn(name, choice as JsonSchema)]),
  );
  return {
    ...rest,
    title: nameOf(JSON.stringify(choices)),
    description: 'choices of traditions: a preset, any of the others, or both',
    [USE_KEYWORD]: description,
    properties,
    additionalProperties: false,
  } as JsonSchema;
}
