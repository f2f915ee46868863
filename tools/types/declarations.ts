import { isShortened, type JsonSchema, pascalCase, plainSchema } from 'ganita/api/schema/jsonSchema.js';
import { docComment } from './docComment.js';
import { shapeOf, singular } from './jsonSchema.js';
import { idsOfPattern, isMap, otherValues, prefixOf, shapesOfSeveralRoots } from './shapes.js';

/** A type to declare: its name and the schema of its values, by TypeBox or as plain JSON Schema. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: object;
}

/** Names of unions of literals, wherever they are found; a schema with such a title is one of them, whatever else it says. */
export type LiteralNames = Readonly<Record<string, readonly (string | number)[]>>;

/** Literals in one union, past which it gets a name of its own. */
const MAX_INLINE_LITERALS = 4;
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
 * the name of its root type if it occurs in one only. An object inside one of its own title is the same type, one level down.
 * Errors: a keyword that cannot be written as a type, or two types of one name.
 */
export function declarations(types: readonly NamedSchema[], literals: LiteralNames = {}): string {
  const roots = types.map(({ name, schema }) => ({ name, schema: plainSchema(schema) }));
  const writer = new DeclarationWriter(shapesOfSeveralRoots(roots), literals);
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
  private readonly literalLists: LiteralNames;
  private readonly literalNames: ReadonlyMap<string, string>;
  /** The titled object that is being written, by title. */
  private readonly open = new Map<string, JsonSchema>();

  /** `shared`: shapes whose names do not begin with that of a root type. */
  constructor(shared: ReadonlySet<string>, literals: LiteralNames) {
    this.shared = shared;
    this.literalLists = literals;
    this.literalNames = new Map(Object.entries(literals).map(([name, values]) => [shapeOf({ enum: values }), name]));
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
    const named = schema.title === undefined ? undefined : this.literalLists[schema.title];
    if (named !== undefined) return this.literals({}, named, place);
    if (schema.enum !== undefined) return this.literals(schema, schema.enum, place);
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) return this.union(options.map((option) => this.expression(option, place)));
    if (schema.allOf !== undefined) {
      return schema.allOf.map((part) => inParentheses(this.expression(part, place))).join(' & ');
    }
    const types = typesOf(schema);
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
    if (Object.keys(properties).length === 0) return this.dictionary(schema, place);
    if (otherValues(schema) !== null) throw new Error(`${place.keys.join('.')}: listed keys beside keys of a pattern`);
    if (isMap(schema)) return this.map(schema, place);
    return this.named(schema, place, (name) => `export interface ${name} ${this.body(schema, place)}\n`);
  }

  /** An object none of whose keys is listed as a property. */
  private dictionary(schema: JsonSchema, place: Place): string {
    const others = otherValues(schema);
    const value = others === null ? 'unknown' : this.expression(others, renamed(place, singular));
    const [pattern = '', ...more] = Object.keys(schema.patternProperties ?? {});
    const ids = more.length === 0 ? idsOfPattern(pattern) : null;
    if (ids === null) return `Readonly<Record<string, ${value}>>`;
    return `Readonly<Partial<Record<${this.literals({}, ids, keyPlace(place))}, ${value}>>>`;
  }

  /** Keys that all have equal values. */
  private map(schema: JsonSchema, place: Place): string {
    const properties = schema.properties ?? {};
    const keys = Object.keys(properties);
    const [value = {}] = Object.values(properties);
    const item = this.expression(value, renamed(place, singular));
    const record = `Record<${this.literals({}, keys, keyPlace(place))}, ${item}>`;
    return (schema.required ?? []).length === 0 ? `Readonly<Partial<${record}>>` : `Readonly<${record}>`;
  }

  private literals({ title }: JsonSchema, values: readonly unknown[], place: Place): string {
    const known = values.filter((value) => value !== null);
    const orNull = known.length < values.length ? ' | null' : '';
    const texts = known.map((value) => JSON.stringify(value));
    const name = title ?? this.literalNames.get(shapeOf({ enum: known }));
    if (known.length <= MAX_INLINE_LITERALS && name === undefined) return texts.join(' | ') + orNull;
    const shape: JsonSchema = name === undefined ? { enum: known } : { enum: known, title: name };
    const write = (free: string) => `export type ${free} =\n${texts.map((text) => `  | ${text}`).join('\n')};\n`;
    return this.named(shape, place, write) + orNull;
  }

  private reference(pointer: string, place: Place): string {
    const key = pointer.replace(/^#\/\$defs\//, '');
    const definition = place.definitions[key];
    if (definition === undefined) throw new Error(`${place.keys.join('.')}: ${pointer} is not defined`);
    return this.expression({ title: pascalCase(key), ...definition }, { ...place, keys: [key] });
  }

  /** The name of a shape; where it is new, it is declared by what `write` gives for the name. */
  private named(schema: JsonSchema, place: Place, write: (name: string) => string): string {
    const { title, ...untitled } = schema;
    const outer = title === undefined ? undefined : this.open.get(title);
    if (title !== undefined && outer !== undefined && isShortened(schema, outer)) return pascalCase(title);
    const shape = shapeOf(schema);
    const known = this.nameOfShape.get(shape);
    if (known !== undefined) return known;
    const free = () => this.freeName(this.shared.has(shapeOf(untitled)) ? { ...place, prefix: '' } : place);
    const name = title === undefined ? free() : pascalCase(title);
    this.reserve(name);
    this.nameOfShape.set(shape, name);
    if (title !== undefined) this.open.set(title, schema);
    this.declared.set(name, write(name));
    if (title !== undefined) this.open.delete(title);
    return name;
  }

  /** The prefix of the root with as few of the last keys as are needed for a name that is free. */
  private freeName({ prefix, keys }: Place): string {
    const words = keys.map(pascalCase).filter((word, at, all) => word !== all[at - 1]);
    for (let from = words.length - 1; from >= 0; from--) {
      const last = words.slice(from).join('');
      const name = last.startsWith(prefix) ? last : prefix + last;
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

/** A place whose last key has another name. */
const renamed = (place: Place, rename: (key: string) => string): Place => ({
  ...place,
  keys: place.keys.map((key, at) => (at === place.keys.length - 1 ? rename(key) : key)),
});

/** The place of the keys of a map. */
const keyPlace = (place: Place): Place => renamed(place, (key) => `${singular(key)}_key`);

const typesOf = ({ type }: JsonSchema): readonly string[] => (type === undefined ? [] : [type].flat());

const inParentheses = (type: string): string => (/[|&]|^readonly /.test(type) ? `(${type})` : type);
