import { docComment } from './docComment.js';
import { type JsonSchema, partsOf, pascalCase, plainSchema, shapeOf, singular } from './jsonSchema.js';

/** A type to declare: its name and the schema of its values, by TypeBox or as plain JSON Schema. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: object;
}

/** Literals in one union, past which it gets a name of its own. */
const MAX_INLINE_LITERALS = 4;
/** Keys with equal values, from which an object is a map of its keys. */
const MIN_MAP_KEYS = 5;
/** A shorter name (`Id`, `To`) says too little. */
const MIN_NAME_LENGTH = 4;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * TypeScript declarations of schemas, without an import: `export interface` and `export type` for each name, and for each
 * object inside it. Objects of the same shape share one interface; a `title` in the schema names it, else its key does, after
 * the name of its root type if it occurs in one only.
 * Errors: a keyword that cannot be written as a type, or two types of one name.
 */
export function declarations(types: readonly NamedSchema[]): string {
  const roots = types.map(({ name, schema }) => ({ name, schema: plainSchema(schema) }));
  const writer = new DeclarationWriter(shapesOfSeveralRoots(roots));
  for (const { name } of roots) writer.reserve(name);
  for (const { name, schema } of roots) writer.declareRoot(name, schema);
  return writer.text();
}

/** Where a schema is found: the root type and the keys that lead there. */
interface Place {
  readonly prefix: string;
  readonly keys: readonly string[];
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

class DeclarationWriter {
  /** Declarations in the order in which they were met; an empty text is still being written. */
  private readonly declared = new Map<string, string>();
  private readonly nameOfShape = new Map<string, string>();
  private readonly shared: ReadonlySet<string>;

  /** `shared`: shapes whose names do not begin with that of a root type. */
  constructor(shared: ReadonlySet<string>) {
    this.shared = shared;
  }

  /** Keep a name for a root type. Error: it is taken. */
  reserve(name: string): void {
    if (this.declared.has(name)) throw new Error(`two types have the name ${name}`);
    this.declared.set(name, '');
  }

  declareRoot(name: string, schema: JsonSchema): void {
    const place = { prefix: prefixOf(name), keys: [], definitions: schema.$defs ?? {} };
    const comment = docComment(schema, '');
    const isInterface = schema.properties !== undefined && !isMap(schema);
    const text = isInterface
      ? `export interface ${name} ${this.body(schema, place)}\n`
      : `export type ${name} = ${this.expression(schema, place)};\n`;
    this.declared.set(name, comment + text);
  }

  text(): string {
    return [...this.declared.values()].join('\n');
  }

  /** A type expression for a schema. */
  private expression(schema: JsonSchema, place: Place): string {
    if (schema.$ref !== undefined) return this.reference(schema.$ref, place);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum !== undefined) return this.literals(schema, schema.enum, place);
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) return this.union(options.map((option) => this.expression(option, place)));
    if (schema.allOf !== undefined) {
      return schema.allOf.map((part) => inParentheses(this.expression(part, place))).join(' & ');
    }
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (types.length === 0) return schema.properties === undefined ? 'unknown' : this.object(schema, place);
    return this.union(types.map((type) => this.typed(type, schema, place)));
  }

  private typed(type: string, schema: JsonSchema, place: Place): string {
    if (type === 'array') return this.array(schema, place);
    if (type === 'object') return this.object(schema, place);
    const primitive = PRIMITIVES[type];
    if (primitive === undefined) throw new Error(`${place.keys.join('.')}: no TypeScript type for "${type}"`);
    return primitive;
  }

  private union(parts: readonly string[]): string {
    return [...new Set(parts)].join(' | ');
  }

  private array(schema: JsonSchema, place: Place): string {
    const { items } = schema;
    const tuple = schema.prefixItems ?? (Array.isArray(items) ? (items as readonly JsonSchema[]) : undefined);
    if (tuple !== undefined) return `readonly [${tuple.map((item) => this.expression(item, place)).join(', ')}]`;
    if (items === undefined) return 'readonly unknown[]';
    const item = renamed(place, singular);
    return `readonly ${inParentheses(this.expression(items as JsonSchema, item))}[]`;
  }

  private object(schema: JsonSchema, place: Place): string {
    const { properties = {} } = schema;
    const others = otherValues(schema);
    const keys = Object.keys(properties);
    if (keys.length === 0) {
      return `Readonly<Record<string, ${others === null ? 'unknown' : this.expression(others, place)}>>`;
    }
    const own = isMap(schema)
      ? this.map(schema, place)
      : this.named(schema, place, (name) => {
          const { patternProperties: _patterns, ...rest } = schema;
          return `export interface ${name} ${this.body(rest, place)}\n`;
        });
    return others === null ? own : `${own} & Readonly<Record<string, ${this.expression(others, place)}>>`;
  }

  /** Keys that all have equal values. */
  private map(schema: JsonSchema, place: Place): string {
    const properties = schema.properties ?? {};
    const keys = Object.keys(properties);
    const [value = {}] = Object.values(properties);
    const idPlace = renamed(place, (key) => `${singular(key)}_key`);
    const record = `Record<${this.literals({ enum: keys }, keys, idPlace)}, ${this.expression(value, place)}>`;
    return (schema.required ?? []).length === 0 ? `Readonly<Partial<${record}>>` : `Readonly<${record}>`;
  }

  private literals(schema: JsonSchema, values: readonly unknown[], place: Place): string {
    const union = values.map((value) => JSON.stringify(value)).join(' | ');
    if (values.length <= MAX_INLINE_LITERALS) return union;
    const shape = literalShape(schema, values);
    return this.named(
      shape,
      place,
      (name) => `export type ${name} =\n${values.map((value) => `  | ${JSON.stringify(value)}`).join('\n')};\n`,
    );
  }

  private reference(pointer: string, place: Place): string {
    const key = pointer.replace(/^#\/\$defs\//, '');
    const definition = place.definitions[key];
    if (definition === undefined) throw new Error(`${place.keys.join('.')}: ${pointer} is not defined`);
    return this.expression({ title: pascalCase(key), ...definition }, { ...place, keys: [key] });
  }

  /** The name of a shape; where it is new, it is declared by what `write` gives for the name. */
  private named(schema: JsonSchema, place: Place, write: (name: string) => string): string {
    const shape = shapeOf(schema);
    const known = this.nameOfShape.get(shape);
    if (known !== undefined) return known;
    const name =
      schema.title === undefined
        ? this.freeName(this.shared.has(shape) ? { ...place, prefix: '' } : place)
        : pascalCase(schema.title);
    this.reserve(name);
    this.nameOfShape.set(shape, name);
    this.declared.set(name, write(name));
    return name;
  }

  /** The prefix of the root with as few of the last keys as are needed for a name that is free. */
  private freeName({ prefix, keys }: Place): string {
    const words = keys.map(pascalCase).filter((word, at, all) => word !== all[at - 1]);
    for (let from = words.length - 1; from >= 0; from--) {
      const name = prefix + words.slice(from).join('');
      if (name.length >= MIN_NAME_LENGTH && !this.declared.has(name)) return name;
    }
    const whole = prefix + words.join('');
    for (let number = 2; ; number++) if (!this.declared.has(`${whole}${number}`)) return `${whole}${number}`;
  }

  private body(schema: JsonSchema, place: Place): string {
    const required = new Set(schema.required ?? []);
    const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
      const name = IDENTIFIER.test(key) ? key : JSON.stringify(key);
      const type = this.expression(value, { ...place, keys: [...place.keys, key] });
      return `${docComment(value, '  ')}  readonly ${name}${required.has(key) ? '' : '?'}: ${type};\n`;
    });
    return `{\n${fields.join('')}}`;
  }
}

/** The shapes that occur below root types of more than one prefix. */
function shapesOfSeveralRoots(
  roots: readonly { readonly name: string; readonly schema: JsonSchema }[],
): ReadonlySet<string> {
  const prefixes = new Map<string, Set<string>>();
  for (const { name, schema } of roots) {
    for (const part of partsOf(schema)) {
      const shape = shapeOf(part.enum === undefined ? part : literalShape(part, part.enum));
      const found = prefixes.get(shape) ?? new Set();
      prefixes.set(shape, found.add(prefixOf(name)));
    }
  }
  return new Set([...prefixes].filter(([, found]) => found.size > 1).map(([shape]) => shape));
}

const prefixOf = (name: string): string => name.replace(/(?:Request|Response)$/, '');

/** What makes two unions of literals the same, whatever else their schemas say. */
const literalShape = ({ title }: JsonSchema, values: readonly unknown[]): JsonSchema =>
  title === undefined ? { enum: values } : { enum: values, title };

/** Whether an object is a map: many keys with equal values, all required or none. */
function isMap({ properties = {}, required = [] }: JsonSchema): boolean {
  const values = Object.values(properties);
  if (values.length < MIN_MAP_KEYS || (required.length !== 0 && required.length !== values.length)) return false;
  return new Set(values.map((value) => JSON.stringify(value))).size === 1;
}

/** The type of keys that are not listed; null where there are none to be typed. */
function otherValues({ patternProperties, additionalProperties }: JsonSchema): JsonSchema | null {
  const values = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') values.push(additionalProperties);
  if (values.length === 0) return null;
  const [only = {}] = values;
  return values.length === 1 ? only : { anyOf: values };
}

/** A place whose last key has another name. */
const renamed = (place: Place, rename: (key: string) => string): Place => ({
  ...place,
  keys: place.keys.map((key, at) => (at === place.keys.length - 1 ? rename(key) : key)),
});

const inParentheses = (type: string): string => (/[|&]|^readonly /.test(type) ? `(${type})` : type);
