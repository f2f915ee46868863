import { isShortened, type JsonSchema, pascalCase } from '../../api/schema/jsonSchema.js';
import { NAMED_LISTS } from '../../api/schema/namedLists.js';
import { USE_KEYWORD } from '../../calculations/fields/schema.js';
import { listedChoices } from './choices.js';

/** What a place says about a schema that it uses, in addition to the schema itself. */
interface Use {
  readonly description?: unknown;
  readonly default?: unknown;
  readonly examples?: unknown;
}

interface NamedSchema {
  readonly schema: object;
  /** The schema without its description, as a text: what two schemas of one name must share. */
  readonly shape: string;
  readonly description: unknown;
}

const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The names of the lists by their values. */
const LIST_NAMES = new Map(Object.entries(NAMED_LISTS).map(([name, { values }]) => [JSON.stringify(values), name]));

/**
 * Writes schemas with a reference in the place of each named schema, and collects those under their names. A schema is
 * named by its `title`, or by the list of ids that it enumerates. Its description, default and examples, and whether it
 * may be null, belong to the place that uses it.
 */
export class NamedSchemas {
  private readonly named = new Map<string, NamedSchema>();
  /** Named schemas that are being written, by name. */
  private readonly open = new Map<string, JsonSchema>();
  /** How often a named schema was found inside one of its own name. */
  private recursions = 0;
  /** What was written already; an object of a schema is shared by many places. */
  private readonly done = new WeakMap<object, object>();
  /** Names of sets of choices, by the set. */
  private readonly choiceSets = new Map<string, string>();

  /**
   * A schema as the document shows it. `owner`: the endpoint, whose name a set of choices gets that no endpoint before
   * it has. Error: two different schemas have one name.
   */
  written(schema: object, owner: string): object {
    const known = this.done.get(schema);
    if (known !== undefined) return known;
    const before = this.recursions;
    const written = this.newlyWritten(schema, owner);
    // A level of a tree is written in another way where it is the outermost.
    if (this.recursions === before) this.done.set(schema, written);
    return written;
  }

  private newlyWritten(schema: object, owner: string): object {
    const listed = listedChoices(schema as JsonSchema, (set) => this.nameOfChoices(set, owner));
    const { type, enum: values, ...rest } = listed;
    const types = type === undefined ? [] : [type].flat();
    const known = values?.filter((value) => value !== null);
    const name = rest.title ?? (known && LIST_NAMES.get(JSON.stringify(known)));
    if (name === undefined) return this.partsWritten(listed, owner);
    const mayBeNull = types.includes('null') || (values?.includes(null) ?? false);
    const ownTypes = types.filter((one) => one !== 'null');
    const plain = {
      ...(ownTypes.length > 0 && { type: ownTypes.length === 1 ? ownTypes[0] : ownTypes }),
      ...(known && { enum: known }),
      ...rest,
    } as JsonSchema;
    return this.use(pascalCase(name), plain, mayBeNull, owner);
  }

  /** The named schemas, by name. */
  all(): Readonly<Record<string, object>> {
    const byName = [...this.named].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      byName.map(([name, { schema, description }]) => [
        name,
        { ...(description !== undefined && { description }), ...schema },
      ]),
    );
  }

  private nameOfChoices(set: string, owner: string): string {
    const name = this.choiceSets.get(set) ?? `${pascalCase(owner)}Rules`;
    this.choiceSets.set(set, name);
    return name;
  }

  private use(name: string, schema: JsonSchema, mayBeNull: boolean, owner: string): object {
    const { title, description, default: defaultValue, examples, ...own } = schema as JsonSchema & Use;
    const { [USE_KEYWORD]: here, ...bare } = own as Readonly<Record<string, unknown>>;
    const list = NAMED_LISTS[name];
    const defined = list === undefined || title !== undefined ? (description ?? list?.description) : list.description;
    const found = this.define(name, list === undefined ? bare : listSchema(list.values), defined, owner);
    const said = here ?? description;
    const sibling = said === found ? undefined : said;
    return {
      ...(mayBeNull ? { anyOf: [referenceTo(name), { type: 'null' }] } : referenceTo(name)),
      ...(sibling !== undefined && { description: sibling }),
      ...(defaultValue !== undefined && { default: defaultValue }),
      ...(examples !== undefined && { examples }),
    };
  }

  /** Returns the description under which the name is defined. */
  private define(name: string, schema: JsonSchema, description: unknown, owner: string): unknown {
    const outer = this.open.get(name);
    // A tree: what is inside has the same form, one level down.
    if (outer !== undefined && isShortened(schema, outer)) {
      this.recursions += 1;
      return description;
    }
    this.open.set(name, schema);
    const written = this.partsWritten(schema, owner);
    if (outer === undefined) this.open.delete(name);
    else this.open.set(name, outer);
    const shape = JSON.stringify(written);
    const known = this.named.get(name);
    if (known === undefined) {
      this.named.set(name, { schema: written, shape, description });
      return description;
    }
    if (known.shape !== shape) throw new Error(`two schemas have the name ${name}: ${known.shape} and ${shape}`);
    return known.description;
  }

  private partsWritten(schema: JsonSchema, owner: string): object {
    const one = (part: object): object => this.written(part, owner);
    const many = (parts: Readonly<Record<string, object>>): object =>
      Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, one(part)]));
    return Object.fromEntries(
      Object.entries(schema).flatMap(([key, value]) => {
        switch (key) {
          case USE_KEYWORD:
            return [];
          case 'properties':
          case 'patternProperties':
            return [[key, many(value)]];
          case 'items':
          case 'additionalProperties':
            return [[key, typeof value === 'object' ? one(value) : value]];
          case 'anyOf':
          case 'oneOf':
          case 'allOf':
          case 'prefixItems':
            return [[key, (value as readonly object[]).map(one)]];
          default:
            return [[key, value]];
        }
      }),
    );
  }
}

const listSchema = (values: readonly (string | number)[]): JsonSchema => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: values,
});
