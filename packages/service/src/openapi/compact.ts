import { type JsonSchema, pascalCase } from 'ganita/api/schema/jsonSchema.js';

const SCHEMAS = '#/components/schemas/';
/** Characters that a name of its own must save. */
const LEAST_GAIN = 40;

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
  const fields = (Object.values(schemas) as readonly JsonSchema[]).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([field, schema]) => JSON.stringify([field, schema])),
  );
  const names = new Map<string, { readonly text: string; readonly gain: number }>();
  for (const [text, count] of counted(fields)) {
    const [field] = JSON.parse(text) as [string];
    const name = `${pascalCase(field)}Field`;
    const [written, referred] = [text.length - field.length, SCHEMAS.length + name.length + 12];
    const gain = (count - 1) * written - count * referred - name.length;
    if (gain >= Math.max(LEAST_GAIN, names.get(name)?.gain ?? 0)) names.set(name, { text, gain });
  }
  const nameOf = new Map([...names].map(([name, { text }]) => [text, name]));
  const shared = [...names].map(([name, { text }]) => [name, JSON.parse(text)[1]]);
  const referring = ([field, schema]: readonly [string, object]) => {
    const name = nameOf.get(JSON.stringify([field, schema]));
    return [field, name === undefined ? schema : { $ref: SCHEMAS + name }];
  };
  const written = (Object.entries(schemas) as readonly (readonly [string, JsonSchema])[]).map(
    ([name, { properties, ...rest }]) => [
      name,
      { ...rest, ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(referring)) }) },
    ],
  );
  return Object.fromEntries([...written, ...shared].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The names of the schemas that a value refers to, as often as it does. */
function namesIn(value: object): readonly string[] {
  const names: string[] = [];
  replaced(value, (part) => {
    if (typeof part.$ref === 'string') names.push(part.$ref.slice(SCHEMAS.length));
    return part;
  });
  return names;
}

/**
 * A document without names for what is no object and is used in one place: it is written there. What the place says of it
 * wins.
 */
export function withoutSingles<D extends { readonly components: { readonly schemas: Schemas } }>(document: D): D {
  const { schemas } = document.components;
  const uses = counted(namesIn(document));
  const isObject = ({ properties, allOf, $ref }: JsonSchema) => (properties ?? allOf ?? $ref) !== undefined;
  const single = new Set(Object.keys(schemas).filter((name) => uses.get(name) === 1 && !isObject(schemas[name] ?? {})));
  const inPlace: Visit = ({ $ref, ...rest }) => {
    const name = String($ref).slice(SCHEMAS.length);
    if ($ref === undefined) return rest;
    return single.has(name) ? { ...(replaced(schemas[name], inPlace) as object), ...rest } : { $ref, ...rest };
  };
  const left = Object.fromEntries(Object.entries(schemas).filter(([name]) => !single.has(name)));
  return replaced({ ...document, components: { ...document.components, schemas: left } }, inPlace) as D;
}
