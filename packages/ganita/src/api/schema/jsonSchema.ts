import { aliasesOf, type USE_KEYWORD } from '../../calculations/fields/schema.js';

/** The keywords of JSON Schema that the schemas of requests and responses use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  /** What a named schema is in one place. */
  readonly [USE_KEYWORD]?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A schema as JSON: what TypeBox keeps in hidden fields is left out. */
export const plainSchema = (schema: object): JsonSchema => JSON.parse(JSON.stringify(schema));

/** `D-1_rasi` as a part of a type name: `D1Rasi`. */
export const pascalCase = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Names of the schemas of an endpoint's request and response. */
export const requestName = (endpoint: string): string => `${pascalCase(endpoint)}Request`;
export const responseName = (endpoint: string): string => `${pascalCase(endpoint)}Response`;

/** A request whose fields list the other names of their values too. */
export function withAliases({ properties = {}, ...rest }: JsonSchema): JsonSchema {
  const listed = ([field, schema]: readonly [string, JsonSchema]) => {
    const aliases = Object.keys(aliasesOf({ ...schema }) ?? {});
    return [field, aliases.length === 0 ? schema : { ...schema, enum: [...(schema.enum ?? []), ...aliases] }];
  };
  return { ...rest, properties: Object.fromEntries(Object.entries(properties).map(listed)) };
}

/** Whether `inner` has no field that `outer` lacks, and what it lacks is optional there. */
export function isShortened(inner: JsonSchema, outer: JsonSchema): boolean {
  const [few, many] = [inner.properties ?? {}, outer.properties ?? {}];
  const required = (outer.required ?? []).every((key) => inner.required?.includes(key) ?? false);
  return required && Object.keys(few).every((key) => key in many);
}
