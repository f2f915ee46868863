import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Where each named schema is kept by the validator. */
const NAMED = 'named:/';

/** A schema that refers to the named ones where the validator keeps them. */
const referring = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${NAMED}`));

/**
 * Validators of the schemas of an OpenAPI document, in the strict mode of Ajv with all of its options. Error: a schema that is
 * not strict, or a reference to none.
 */
export function strictSchemas({
  components,
}: {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}) {
  const rejected = (message: string): never => {
    throw new Error(message);
  };
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: true,
    strictTuples: true,
    strictRequired: true,
    allowUnionTypes: true,
    allErrors: true,
    formats: { 'uri-reference': true, binary: true },
    logger: { log: rejected, warn: rejected, error: rejected },
  });
  for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(referring(schema), NAMED + name);
  return {
    compile: (schema: object): ValidateFunction => ajv.compile(referring(schema)),
    named: (name: string): ValidateFunction => ajv.compile({ $ref: NAMED + name }),
  };
}
