import { shapeOf } from '../../../../tools/types/jsonSchema.js';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Every part of a value with the keys that lead to it, the value itself first. */
function* partsOf(value: unknown, path: readonly string[] = []): Generator<readonly [readonly string[], unknown]> {
  yield [path, value];
  for (const [key, part] of entriesOf(value)) yield* partsOf(part, [...path, key]);
}

/** The schemas of an OpenAPI document: what is inside its components, parameters and contents. */
function* schemasOf(document: object): Generator<readonly [path: string, schema: Node]> {
  for (const [path, value] of partsOf(document)) {
    const isExample = path.some((key) => key === 'example' || key === 'examples' || key === 'default');
    if (isNode(value) && !isExample && path.at(-1) !== 'properties') yield [path.join('.'), value];
  }
}

const NAMED = /^components\.schemas\.\w+$/;
const hasProperties = (schema: Node): boolean => isNode(schema.properties);

/**
 * Objects with more properties than some that are written out where they are used and have no name, by shape: where each is
 * found.
 */
export function unnamedObjects(document: object, fewer = 0): readonly (readonly string[])[] {
  const places = new Map<string, string[]>();
  for (const [path, schema] of schemasOf(document)) {
    if (Object.keys(schema.properties ?? {}).length <= fewer || NAMED.test(path)) continue;
    const shape = shapeOf(schema);
    places.set(shape, [...(places.get(shape) ?? []), path]);
  }
  return [...places.values()];
}

/** Schemas of objects that do not say so. */
export const untypedObjects = (document: object): readonly string[] =>
  [...schemasOf(document)]
    .filter(([, schema]) => hasProperties(schema) || isNode(schema.additionalProperties) || schema.allOf !== undefined)
    .filter(([, { type }]) => ![type].flat().includes('object'))
    .map(([path]) => path);

/** What of a content is read here. */
interface Content {
  readonly schema?: object;
  readonly example?: unknown;
}

/** Every content of a document, of requests and of answers, with the keys that lead to it. */
export const contentsOf = (document: { readonly paths: object }): readonly (readonly [string, Content])[] =>
  [...partsOf(document.paths)]
    .filter(([path]) => path.at(-2) === 'content' && path.length < 8)
    .map(([path, content]) => [path.join(' '), content as Content]);

/** Named schemas without a description, and properties without one of their own or of what they refer to. */
export function undescribed(document: { readonly components: { readonly schemas: Readonly<Record<string, object>> } }) {
  const { schemas } = document.components;
  const isDescribed = (schema: Node): boolean => {
    if (typeof schema.description === 'string' && schema.description !== '') return true;
    const named = typeof schema.$ref === 'string' && schemas[schema.$ref.replace('#/components/schemas/', '')];
    const forms = (schema.anyOf as readonly Node[] | undefined) ?? [];
    return forms.some(isDescribed) || (isNode(named) && isDescribed(named));
  };
  const found = Object.keys(schemas)
    .filter((name) => !isDescribed(schemas[name] as Node))
    .map((name) => `components.schemas.${name}`);
  for (const [path, schema] of schemasOf(document)) {
    if (!hasProperties(schema)) continue;
    for (const [name, property] of Object.entries(schema.properties as Readonly<Record<string, Node>>)) {
      if (!isDescribed(property)) found.push(`${path}.${name}`);
    }
  }
  return found;
}

/** How many paths lead into each named schema or operation. */
export function countByOwner(paths: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const [root, kind, name = ''] = path.split('.');
    const owner = root === 'components' && kind === 'schemas' ? name : path;
    counts[owner] = (counts[owner] ?? 0) + 1;
  }
  return counts;
}
