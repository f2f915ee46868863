import { type JsonSchema, pascalCase } from '../../api/schema/jsonSchema.js';
import { CHOICES_KEYWORD } from '../../calculations/fields/rulesField.js';
import { USE_KEYWORD } from '../../calculations/fields/schema.js';

/** A field of choices as it is kept in the schema of a request. */
type ChoicesSchema = JsonSchema & { readonly [CHOICES_KEYWORD]?: Readonly<Record<string, JsonSchema>> };

/**
 * A field of choices as documents show it: closed, with each choice, its values and its default. `nameOf` names a set of
 * choices. Any other schema is returned as it is.
 */
export function listedChoices(schema: JsonSchema, nameOf: (set: string) => string): JsonSchema {
  const { [CHOICES_KEYWORD]: choices, patternProperties: _any, description, ...rest } = schema as ChoicesSchema;
  if (choices === undefined) return schema;
  const properties = Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [name, { ...choice, title: `Choice${pascalCase(name)}` }]),
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
