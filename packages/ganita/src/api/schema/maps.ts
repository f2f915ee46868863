import { HOUSES, type House } from '@ganita/core/zodiac/houses.js';
import { type Static, type TObjectOptions, type TSchema, type TUnsafe, Type } from 'typebox';

/** One schema per name, to be spread among other fields. */
export const fieldsOf = <const K extends string, S extends TSchema>(names: readonly K[], schema: S): Record<K, S> =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;

/** A record with one value per name. */
export const recordOf = <const K extends string, S extends TSchema>(
  names: readonly K[],
  schema: S,
  options: TObjectOptions = {},
): TUnsafe<Record<K, Static<S>>> => Type.Unsafe(Type.Object(fieldsOf(names, schema), options));

/** A record with a value for some of the names. */
export const partialRecordOf = <const K extends string, S extends TSchema>(
  names: readonly K[],
  schema: S,
  options: TObjectOptions = {},
): TUnsafe<Partial<Record<K, Static<S>>>> => Type.Unsafe(Type.Object(fieldsOf(names, Type.Optional(schema)), options));

/** A map with some of the ids for keys, in any order. */
export const mapOf = <const K extends string, S extends TSchema>(
  ids: readonly K[],
  schema: S,
  options: TObjectOptions = {},
): TUnsafe<Partial<Record<K, Static<S>>>> =>
  Type.Unsafe(Type.Record(Type.String({ pattern: `^(${ids.join('|')})$` }), schema, options));

/** The houses as keys of a record. */
export const HOUSE_KEYS: readonly `${House}`[] = HOUSES.map((house) => `${house}` as const);
