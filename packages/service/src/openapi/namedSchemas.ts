import { isShortened, type JsonSchema, pascalCase } from 'ganita/api/schema/jsonSchema.js';
import { NAMED_LISTS } from 'ganita/api/schema/namedLists.js';
import { USE_KEYWORD } from 'ganita/calculations/fields/schema.js';
import { defaultSaid, withDefault } from './defaults.js';
import type { DocumentForm } from './documentForm.js';
import { type ListedMap, listedMap, mapKeywords } from './openMaps.js';
import { isSameSchema } from './sameSchema.js';
import { listedChoices, type SharedChoices } from './sharedChoices.js';
import { sharedPartsOf } from './sharedParts.js';

/** What a place says about a schema that it uses, in addition to the schema itself. */
interface Use {
  readonly [USE_KEYWORD]?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: unknown;
}

interface NamedSchema {
  /** The schema without its description: what two schemas of one name must share. */
  readonly schema: object;
  readonly description: string | undefined;
}

const SCHEMAS = '#/components/schemas/';

const referenceTo = (name: string) => ({ $ref: SCHEMAS + name });
const referenceOrNull = (name: string, mayBeNull: boolean) =>
  mayBeNull ? { anyOf: [referenceTo(name), { type: 'null' }] } : referenceTo(name);

/** Schemas so often used with null that they have a name of their own together with it. */
const OFTEN_NULL: readonly string[] = ['CivilDate', 'Moment', 'TimeWindow', 'Word'];

/** The name that a written schema refers to and says nothing else of; null for any other. */
function nameReferredTo(written: object): string | null {
  const { $ref, ...rest } = written as JsonSchema;
  return $ref === undefined || Object.keys(rest).length > 0 ? null : $ref.slice(SCHEMAS.length);
}

/** Each choice by its own name. */
const ALL_NAMED: SharedChoices = { isNamed: () => true, groupOf: () => undefined };

/** The names of the lists by their values. */
const LIST_NAMES = new Map(Object.entries(NAMED_LISTS).map(([name, { values }]) => [JSON.stringify(values), name]));

/** The pattern of keys of any text. */
const EVERY_KEY = '^.*$';

/** Keywords of ours, which say nothing to a client. */
const isInternal = (keyword: string): boolean => keyword.startsWith('x-');

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
  /** Names of the ids of maps that have no list of their own, by the ids. */
  private readonly idNames = new Map<string, string>();

  private readonly sharedChoices: SharedChoices;
  readonly form: DocumentForm;

  constructor(sharedChoices: SharedChoices = ALL_NAMED, form: DocumentForm = 'compact') {
    this.sharedChoices = sharedChoices;
    this.form = form;
  }

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
    const listed = listedChoices(schema as JsonSchema, {
      ofSet: (set) => this.nameOfChoices(set, owner),
      shared: this.sharedChoices,
      form: this.form,
    });
    const { type, enum: values, ...rest } = listed;
    const types = type === undefined ? [] : [type].flat();
    const known = values?.filter((value) => value !== null);
    const name = rest.title ?? (known && LIST_NAMES.get(JSON.stringify(known)));
    if (name === undefined) return this.partsWritten(this.form === 'compact' ? defaultSaid(listed) : listed, owner);
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
    const {
      title: _title,
      [USE_KEYWORD]: here,
      description,
      default: defaultValue,
      examples,
      ...bare
    }: JsonSchema & Use = schema;
    const list = NAMED_LISTS[name];
    const defined = list?.description ?? description;
    const found = this.define(name, list === undefined ? bare : listSchema(list.values), defined, owner);
    const isKept = this.form === 'whole' && (defaultValue ?? null) !== null;
    const text = here ?? description;
    const said = this.form === 'compact' ? withDefault(text ?? found, defaultValue) : text;
    const isNamedWithNull = mayBeNull && OFTEN_NULL.includes(name);
    if (isNamedWithNull) this.keep(`${name}OrNull`, referenceOrNull(name, true), `${found}; or null`);
    return {
      ...(isNamedWithNull ? referenceTo(`${name}OrNull`) : referenceOrNull(name, mayBeNull)),
      ...(said !== undefined && said !== found && { description: said }),
      ...(isKept && { default: defaultValue }),
      ...(examples !== undefined && { examples }),
    };
  }

  /** Returns the description under which the name is defined. */
  private define(name: string, schema: JsonSchema, description: string | undefined, owner: string): string | undefined {
    const outer = this.open.get(name);
    // A tree: what is inside has the same form, one level down.
    if (outer !== undefined && isShortened(schema, outer)) {
      this.recursions += 1;
      return description;
    }
    this.open.set(name, schema);
    const written = this.partsWritten(schema, owner, name);
    if (outer === undefined) this.open.delete(name);
    else this.open.set(name, outer);
    return this.keep(name, written, description);
  }

  /** Keeps a schema as it is written. Returns the description under which the name is defined. Error: the name has another. */
  private keep(name: string, schema: object, description: string | undefined): string | undefined {
    const known = this.named.get(name);
    if (known !== undefined && !isSameSchema(known.schema, schema)) {
      const [one, other] = [known.schema, schema].map((written) => JSON.stringify(written));
      throw new Error(`two schemas have the name ${name}: ${one} and ${other}`);
    }
    if (known === undefined) this.named.set(name, { schema, description });
    return (known ?? { description }).description;
  }

  /** `name`: that of the schema itself. */
  private partsWritten(schema: JsonSchema, owner: string, name?: string): object {
    const map = listedMap(schema);
    if (map !== null) return this.mapWritten(schema, map, owner, name);
    const list = schema.enum && LIST_NAMES.get(JSON.stringify(schema.enum));
    if (name !== undefined && list !== undefined && list !== name) {
      const { type, enum: values, ...rest } = schema;
      return { ...this.partsWritten(rest, owner), ...this.written({ type, enum: values }, owner) };
    }
    const one = (part: object): object => this.written(part, owner);
    const many = (schemas: Readonly<Record<string, object>>): object =>
      Object.fromEntries(Object.entries(schemas).map(([key, part]) => [key, one(part)]));
    const { parts, own } = this.form === 'compact' ? sharedPartsOf(schema, name) : { parts: [], own: schema };
    return {
      ...(parts.length > 0 && { allOf: parts.map(one) }),
      ...Object.fromEntries(
        Object.entries(own).flatMap(([key, value]) => {
          if (isInternal(key)) return [];
          switch (key) {
            case 'properties':
            case 'patternProperties':
              return [EVERY_KEY in value ? ['additionalProperties', one(value[EVERY_KEY])] : [key, many(value)]];
            case 'items':
            case 'additionalProperties':
              return [[key, typeof value === 'object' ? one(value) : value]];
            case 'anyOf':
            case 'oneOf':
            case 'allOf':
            case 'prefixItems':
              return [[key, (value as readonly object[]).map(one)]];
            default:
              // A field that is null where it is left out says so.
              return key === 'default' && value === null ? [] : [[key, value]];
          }
        }),
      ),
    };
  }

  /** A map without a name gets one where its ids and its values have one: it is a schema of its own then. */
  private mapWritten(schema: JsonSchema, map: ListedMap, owner: string, name?: string): object {
    const { properties: _properties, required: _required, type, ...rest } = schema;
    const ids = this.idsWritten(map, owner, name);
    const value = this.written(map.value, owner);
    const keywords = mapKeywords(map, ids, value);
    const [idName, valueName] = [ids, value].map(nameReferredTo);
    if (name !== undefined || !idName || !valueName) return { type, ...this.partsWritten(rest, owner), ...keywords };
    const ownName = `${valueName}By${map.isComplete ? '' : 'Some'}${idName}`;
    const what = `one \`${valueName}\` for ${map.isComplete ? 'each' : 'some'} \`${idName}\``;
    this.keep(ownName, { type: 'object', ...keywords }, what);
    return { ...referenceOrNull(ownName, [type].flat().includes('null')), ...this.partsWritten(rest, owner) };
  }

  /** The ids of a map: the list that they are, or a schema named after the map. */
  private idsWritten({ ids }: ListedMap, owner: string, name?: string): object {
    const text = JSON.stringify(ids);
    if (LIST_NAMES.has(text)) return this.written(listSchema(ids), owner);
    const title = this.idNames.get(text) ?? (name && `${name}Key`);
    if (title === undefined) return { enum: ids };
    this.idNames.set(text, title);
    return this.written({ ...listSchema(ids), title, description: `a key of ${title.replace(/Key$/, '')}` }, owner);
  }
}

const listSchema = (values: readonly (string | number)[]): JsonSchema => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: values,
});
