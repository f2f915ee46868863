import type { TObject } from 'typebox';

type Json = Readonly<Record<string, unknown>>;
type Schema = Json & {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

/** A body with some fields made invalid, and their names in the contract's order. */
export interface WrongBody {
  readonly body: Json;
  readonly fields: readonly string[];
}

/** A value of the wrong type for any field but a rule set. */
const NO_TYPE = { wrong: true };

/** A value of the right type that the schema does not take, and the field that its error names; null where it takes all. */
function outOfRange(schema: Schema, field: string): readonly [value: unknown, field: string] | null {
  if (schema.items !== undefined) {
    const inner = outOfRange(schema.items, `${field}.0`);
    return inner === null ? null : [[inner[0]], inner[1]];
  }
  if (schema.enum !== undefined) return [typeof schema.default === 'number' ? -1 : 'no such value', field];
  if (typeof schema.pattern === 'string') return ['no such moment', field];
  if (typeof schema.minimum === 'number') return [schema.minimum - 1, field];
  if (typeof schema.minLength === 'number') return ['', field];
  if (typeof schema.maxLength === 'number') return ['x'.repeat(schema.maxLength + 1), field];
  return null;
}

function spoiled(
  body: Json,
  schema: Schema,
  spoil: (of: Schema, field: string) => readonly [value: unknown, field: string] | null,
  most: number,
  prefix = '',
): WrongBody {
  let changed: Json = body;
  const fields: string[] = [];
  for (const [name, of] of Object.entries(schema.properties ?? {})) {
    if (fields.length === most) break;
    const field = prefix + name;
    if (of.properties !== undefined) {
      const inner = spoiled(body[name] as Json, of, spoil, most - fields.length, `${field}.`);
      changed = { ...changed, [name]: inner.body };
      fields.push(...inner.fields);
      continue;
    }
    const wrong = spoil(of, field);
    if (wrong === null) continue;
    changed = { ...changed, [name]: wrong[0] };
    fields.push(wrong[1]);
  }
  return { body: changed, fields };
}

/** A valid body with the first `most` fields of the wrong JSON type, or missing where they are required. */
export const wrongTypes = (body: Json, schema: TObject, most: number): WrongBody =>
  spoiled(body, schema as unknown as Schema, (_of, field) => [NO_TYPE, field], most);

/** A valid body with the first `most` fields out of range that have one. */
export const wrongValues = (body: Json, schema: TObject, most: number): WrongBody =>
  spoiled(body, schema as unknown as Schema, outOfRange, most);
