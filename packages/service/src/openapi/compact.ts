import { type JsonSchema, pascalCase } from 'ganita/api/schema/jsonSchema.js';

const SCHEMAS = '#/components/schemas/';
/** Characters that a name of its own must save. */
const LEAST_GAIN = 40;
/** Fields of the largest object that is written where it is used, if that is one place. */
export const MOST_FIELDS_IN_PLACE = 6;

type Field = readonly [name: string, schema: JsonSchema];
type Schemas = Readonly<Record<string, object>>;
type Visit = (part: Readonly<Record<string, unknown>>) => object;

/** A value with each object in it replaced, the inner ones first. What an example contains stays. */
function replaced(value: unknown, visit: Visit): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, visit));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === 'example' || key === 'examples' ? part : replaced(part, visit),
  ]);
  return visit(Object.fromEntries(entries));
}

/** How often each text occurs. */
function counted(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/**
 * Named schemas in which a field that many objects have alike, its description included, is written once. It is named after the
 * field: `TimezoneField`.
 */
export function withSharedFields(schemas: Schemas): Schemas {
  const objects = Object.entries(schemas) as readonly (readonly [string, JsonSchema])[];
  const fields = objects.flatMap(([, { properties = {} }]) => Object.entries(properties));
  // A schema is one object under many names.
  const written = new Map(fields.map(([, schema]) => [schema, JSON.stringify(schema)]));
  const textOf = ([field, schema]: Field): string => `${field}:${written.get(schema)}`;
  const counts = counted(fields.map(textOf));
  const names = new Map<string, { readonly text: string; readonly gain: number; readonly schema: object }>();
  for (const [field, schema] of fields) {
    const text = textOf([field, schema]);
    const count = counts.get(text) ?? 0;
    const name = `${pascalCase(field)}Field`;
    const referred = SCHEMAS.length + name.length + 12;
    const gain = (count - 1) * (text.length - field.length) - count * referred - name.length;
    if (gain >= Math.max(LEAST_GAIN, (names.get(name)?.gain ?? 0) + 1)) names.set(name, { text, gain, schema });
  }
  const references = new Map([...names].map(([name, { text }]) => [text, { $ref: SCHEMAS + name }]));
  const referring = (field: Field) => [field[0], references.get(textOf(field)) ?? field[1]];
  const referringObjects = objects.map(([name, { properties, ...rest }]): readonly [string, object] => [
    name,
    { ...rest, ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(referring)) }) },
  ]);
  const shared = [...names].map(([name, { schema }]): readonly [string, object] => [name, schema]);
  return Object.fromEntries([...referringObjects, ...shared].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The names of the schemas that a document refers to, as often as it does. */
const namesIn = (document: object): readonly string[] =>
  JSON.stringify(document)
    .split(`"$ref":"${SCHEMAS}`)
    .slice(1)
    .map((text) => text.slice(0, text.indexOf('"')));

/** Whether a schema stays named though one place alone uses it: requests, answers, and what has parts or many fields. */
const isKept = (name: string, { properties = {}, allOf, $ref }: JsonSchema): boolean =>
  allOf !== undefined ||
  $ref !== undefined ||
  /(?:Request|Response)$/.test(name) ||
  Object.keys(properties).length > MOST_FIELDS_IN_PLACE;

/** A schema or null, in one schema where it has a single type of its own. */
const orNull: Visit = (part) => {
  const [schema, other, ...more] = (part.anyOf ?? []) as readonly JsonSchema[];
  const isNull = other !== undefined && more.length === 0 && JSON.stringify(other) === NULL;
  if (!isNull || typeof schema?.type !== 'string' || schema.allOf !== undefined) return part;
  const { anyOf: _anyOf, ...said } = part;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
    ...said,
  };
};
const NULL = JSON.stringify({ type: 'null' });

/** A schema without its words. */
const formOf = (schema: object): string =>
  JSON.stringify(schema, (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value));

/**
 * A document without names for what is small or no object, and is used in one place: it is written there. What the place says
 * of it wins.
 */
export function withoutSingles<D extends { readonly components: { readonly schemas: Schemas } }>(document: D): D {
  const { schemas } = document.components;
  const uses = counted(namesIn(document));
  const forms = counted(Object.values(schemas).map(formOf));
  const isSingle = ([name, schema]: readonly [string, object]): boolean =>
    uses.get(name) === 1 && forms.get(formOf(schema)) === 1 && !isKept(name, schema);
  const single = new Set(
    Object.entries(schemas)
      .filter(isSingle)
      .map(([name]) => name),
  );
  const inPlace: Visit = ({ $ref, ...rest }) => {
    const name = String($ref).slice(SCHEMAS.length);
    if ($ref === undefined) return orNull(rest);
    return single.has(name) ? { ...(replaced(schemas[name], inPlace) as object), ...rest } : { $ref, ...rest };
  };
  const left = Object.fromEntries(Object.entries(schemas).filter(([name]) => !single.has(name)));
  return replaced({ ...document, components: { ...document.components, schemas: left } }, inPlace) as D;
}
