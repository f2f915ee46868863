import { type Static, type TSchema, Type } from 'typebox';

/** A schema that also takes null, written as a type list so that a wrong type stays one error. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [(schema as { type?: string }).type, 'null'],
    ...('enum' in schema ? { enum: [...(schema as { enum: unknown[] }).enum, null] } : {}),
  });

/** Keyword of a field under which other names of its values are listed; the check of a request replaces them. */
export const VALUE_ALIASES_KEYWORD = 'x-value-aliases';

/** The values of a field by their other names; null where they have none. */
export const aliasesOf = ({ [VALUE_ALIASES_KEYWORD]: aliases }: Readonly<Record<string, unknown>>) =>
  (aliases ?? null) as Readonly<Record<string, string>> | null;

/** Keyword of a field under which synonyms of its values are: read, but not offered. */
export const SYNONYMS_KEYWORD = 'x-synonyms';

/** Keyword of a field whose values are taken only as they are written. */
export const EXACT_KEYWORD = 'x-exact';

/** Keyword of a required field under which an error says, where it is missing, how to find it. */
export const HINT_KEYWORD = 'x-hint';

/** A string out of a list; a value outside the list is a range error, not a structural one. */
export const oneOf = <const V extends string>(values: readonly V[], options: object = {}) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], ...options });

/** Keyword under which a use of a named schema says what it is there. */
export const USE_KEYWORD = 'x-use';

/** A named schema with what it is in one place; its own description still says what it is everywhere. */
export const described = <T extends TSchema>(schema: T, description: string) =>
  Type.Unsafe<Static<T>>({ ...schema, [USE_KEYWORD]: description });

/** Keyword of a field that is another name of a required one: the name of that field. */
export const ALIAS_KEYWORD = 'x-alias';
