import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';

/** A schema of the document: it may refer to a named one. */
export type DocumentSchema = JsonSchema & { readonly propertyNames?: DocumentSchema };
/** The schemas of the document by their names. */
export type NamedSchemas = Readonly<Record<string, DocumentSchema>>;

/** The fields of an object, and which of them it always has. */
interface Fields {
  readonly properties: Readonly<Record<string, DocumentSchema>>;
  readonly required: ReadonlySet<string>;
}

const IS_NAME = /^[A-Za-z_]\w*$/;
const KEYWORDS: ReadonlySet<string> = new Set(['from', 'in', 'is', 'and', 'or', 'not', 'class', 'def', 'for', 'pass']);

/** Whether a key can be the name of a field or of an argument. */
export const isPythonName = (key: string): boolean => IS_NAME.test(key) && !KEYWORDS.has(key);

const literal = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : value === null ? 'None' : JSON.stringify(value);
const literals = (values: readonly unknown[]): string => `Literal[${values.map(literal).join(', ')}]`;

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

const referredTo = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Whether a schema is a typed dictionary: an object with listed fields. */
const isClass = ({ properties, allOf }: DocumentSchema): boolean => properties !== undefined || allOf !== undefined;

/** The types of the schemas of an OpenAPI document, in Python: enumerations as literals, objects as typed dictionaries. */
export class PythonTypes {
  private readonly schemas: NamedSchemas;

  constructor(schemas: NamedSchemas) {
    this.schemas = schemas;
  }

  /** The schema that is meant, where one only refers to another. */
  resolved(schema: DocumentSchema): DocumentSchema {
    return schema.$ref === undefined ? schema : this.resolved(this.named(referredTo(schema.$ref)));
  }

  /** The fields of an object, those of its shared parts among them. */
  fieldsOf(schema: DocumentSchema): Fields {
    const { allOf = [], properties = {}, required = [] } = this.resolved(schema);
    const parts = allOf.map((part) => this.fieldsOf(part));
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
      required: new Set([...parts.flatMap((part) => [...part.required]), ...required]),
    };
  }

  /** The type of a value. Error: a schema of a kind that has no type here. */
  typeOf(schema: DocumentSchema): string {
    const types = this.alternatives(schema);
    const wanted = [...new Set(types.filter((type) => type !== 'None'))];
    const one = wanted.length === 1 ? (wanted[0] as string) : `Union[${wanted.join(', ')}]`;
    if (!types.includes('None')) return one;
    return wanted.length === 0 ? 'None' : `Optional[${one}]`;
  }

  /** The types one of which a value has. */
  private alternatives(schema: DocumentSchema): readonly string[] {
    const { $ref } = schema;
    if ($ref !== undefined) {
      const name = referredTo($ref);
      const meant = this.named(name);
      return isClass(meant) || meant.enum !== undefined ? [name] : this.alternatives(meant);
    }
    if (schema.enum !== undefined) {
      const values = schema.enum.filter((value) => value !== null);
      return [literals(values), ...(values.length < schema.enum.length ? ['None'] : [])];
    }
    if (schema.const !== undefined) return [literals([schema.const])];
    const several = schema.anyOf ?? schema.oneOf;
    if (several !== undefined) return several.flatMap((one) => this.alternatives(one));
    if (schema.type === undefined) return ['Any'];
    return [schema.type].flat().map((type) => this.plainType(type, schema));
  }

  /** All named types as a module. */
  module(): string {
    const names = Object.keys(this.schemas);
    const lists = names.filter((name) => this.named(name).enum !== undefined);
    const written = new Set<string>();
    const classes: string[] = [];
    const write = (name: string): void => {
      if (written.has(name)) return;
      written.add(name);
      const { bases, text } = this.classText(name);
      bases.forEach(write);
      classes.push(text);
    };
    names.filter((name) => isClass(this.named(name))).forEach(write);
    return [
      ...lists.map((name) => `${name} = ${this.typeOf(this.named(name))}\n`),
      ...classes.map((text) => `\n\n${text}`),
    ].join('');
  }

  private named(name: string): DocumentSchema {
    const schema = this.schemas[name];
    if (schema === undefined) throw new Error(`the document has no schema ${name}`);
    return schema;
  }

  private plainType(type: string, schema: DocumentSchema): string {
    if (type === 'array') {
      const items = [schema.items ?? {}].flat()[0] as DocumentSchema;
      return `List[${this.typeOf(items)}]`;
    }
    if (type === 'object') return this.mapType(schema);
    const plain = PLAIN[type];
    if (plain === undefined) throw new Error(`no type for ${JSON.stringify(schema).slice(0, 200)}`);
    return plain;
  }

  private mapType({ properties, patternProperties, additionalProperties, propertyNames }: DocumentSchema): string {
    if (properties !== undefined) throw new Error(`an object without a name: ${Object.keys(properties).join(', ')}`);
    const values = Object.values(patternProperties ?? {});
    if (typeof additionalProperties === 'object') values.push(additionalProperties);
    const key = propertyNames === undefined ? 'str' : this.typeOf({ type: 'string', ...propertyNames });
    return `Dict[${key}, ${values.length === 0 ? 'Any' : this.typeOf({ anyOf: values })}]`;
  }

  /** A class and those it extends. Fields that a part has otherwise are written out: a field has one type. */
  private classText(name: string): { readonly bases: readonly string[]; readonly text: string } {
    const schema = this.named(name);
    const parts = (schema.allOf ?? []) as readonly DocumentSchema[];
    const inherited = parts.map((part) => this.fieldsOf(part));
    const taken = inherited.flatMap(({ properties }) => Object.keys(properties));
    const own = schema.properties ?? {};
    const required = new Set(schema.required ?? []);
    const isExtension =
      parts.every(({ $ref }) => $ref !== undefined) &&
      new Set(taken).size === taken.length &&
      taken.every((key) => !Object.hasOwn(own, key)) &&
      taken.every((key) => !required.has(key) || inherited.some((part) => part.required.has(key)));
    const bases = isExtension ? parts.map(({ $ref = '' }) => referredTo($ref)) : [];
    const fields = isExtension ? { properties: own, required } : this.fieldsOf(schema);
    return { bases, text: this.dictionaryText(name, { bases, description: schema.description ?? name, ...fields }) };
  }

  private dictionaryText(
    name: string,
    {
      bases,
      description,
      properties,
      required,
    }: Fields & { readonly bases: readonly string[]; readonly description: string },
  ): string {
    const entries = Object.entries(properties);
    const always = entries.filter(([key]) => required.has(key));
    const sometimes = entries.filter(([key]) => !required.has(key));
    const before: string[] = [];
    const also = [...bases];
    const part = (suffix: string, fields: typeof entries, isTotal: boolean): void => {
      before.push(this.functionalText(`_${name}${suffix}`, fields, isTotal));
      also.push(`_${name}${suffix}`);
    };
    const body = [
      `    """${description
        .replaceAll('\\', '\\\\')
        .replaceAll('"', "'")
        .replace(/\n[\s\S]*/, '')}."""`,
    ];
    const isPlain = entries.every(([key]) => isPythonName(key));
    const own = isPlain ? (always.length > 0 ? always : sometimes) : [];
    if (own !== sometimes && sometimes.length > 0) part('Some', sometimes, false);
    if (own !== always && always.length > 0) part('Always', always, true);
    for (const [key, value] of own) body.push(`    ${key}: ${this.typeOf(value)}`);
    const parents = also.length > 0 ? also : ['TypedDict'];
    const total = own === sometimes && own.length > 0 ? ', total=False' : '';
    return `${before.join('')}class ${name}(${parents.join(', ')}${total}):\n${body.join('\n\n').replaceAll(/\n\n( {4}\w)/g, '\n$1')}\n`;
  }

  private functionalText(
    name: string,
    fields: readonly (readonly [string, DocumentSchema])[],
    isTotal: boolean,
  ): string {
    const rows = fields.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(this.typeOf(value))},\n`);
    return `${name} = TypedDict("${name}", {\n${rows.join('')}}${isTotal ? '' : ', total=False'})\n\n\n`;
  }
}
