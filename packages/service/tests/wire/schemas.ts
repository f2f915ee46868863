import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';

/** A JSON schema as it is written in OpenAPI. */
export interface Schema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A property of an answer: its name, its schema, and the object that has it. */
export interface Property {
  readonly path: string;
  readonly name: string;
  readonly schema: Schema;
  readonly owner: Schema;
  readonly endpoint: string;
}

function below(schema: Schema, path: string, endpoint: string): readonly Property[] {
  const inner = [...(schema.anyOf ?? []), ...Object.values(schema.patternProperties ?? {})];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
      { path: `${path}/${name}`, name, schema: one, owner: schema, endpoint },
      ...below(one, `${path}/${name}`, endpoint),
    ]),
    ...(schema.items === undefined ? [] : below(schema.items, `${path}/*`, endpoint)),
    ...inner.flatMap((one) => below(one, `${path}/*`, endpoint)),
  ];
}

/** Every property of every answer. */
export const answerProperties = (): readonly Property[] =>
  calculationsOf(ENDPOINTS).flatMap(([name, { answer }]) =>
    below(JSON.parse(JSON.stringify(answer.schema)) as Schema, name, name),
  );

/** What a schema allows, without words and bounds: `string`, `integer`, `Sign`, `Tithi`, `Sign[]`. */
export function shapeOf(schema: Schema): string {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => type !== 'null');
  if (schema.title !== undefined) return schema.title;
  if (types.includes('array')) return `${shapeOf(schema.items ?? {})}[]`;
  if (types.includes('object') && schema.properties !== undefined)
    return `{${Object.keys(schema.properties).sort().join(' ')}}`;
  return types.join('|');
}
