import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';

/** Any id of a vocabulary: English defines its ids. `title` names the schema. */
export const idIn = <Id extends string>(words: Readonly<Record<Id, string>>, title: string, description: string) =>
  oneOf(Object.keys(words) as Id[], { title, description });

/** The display word of an id, in the language of the request. */
export const displayWord = Type.String({
  title: 'Word',
  description: 'display word in the language of the request',
});

type NamedFields<K extends string, S extends TSchema> = Record<K, S> & Record<`${K}_name`, typeof displayWord>;

/** The fields of an id under its plain name and of its display word. */
export const namedFields = <K extends string, S extends TSchema>(key: K, id: S): NamedFields<K, S> =>
  ({ [key]: id, [`${key}_name`]: displayWord }) as NamedFields<K, S>;

type NullableFields<K extends string, S extends TSchema> = Record<K, TUnsafe<Static<S> | null>> &
  Record<`${K}_name`, TUnsafe<string | null>>;

/** The same of an id that may be absent: its word is null where it is. */
export const namedOrNullFields = <K extends string, S extends TSchema>(key: K, id: S): NullableFields<K, S> =>
  ({ [key]: nullable(id), [`${key}_name`]: nullable(displayWord) }) as NullableFields<K, S>;

/** The fields of an id and of its display word in a record that describes one thing. */
export const idAndNameFields = <S extends TSchema>(id: S) => ({ id, name: displayWord });
