import type { LanguageAlias } from '@ganita/words/languages.js';
import type { Static, TSchema } from 'typebox';

/** A deeply read-only value. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What a schema describes, as records are made and read. */
export type Wire<S extends TSchema> = Frozen<Static<S>>;

/** What a client may send where a schema says what is computed from: a language also by its other code. */
export type WireRequest<S extends TSchema> = {
  readonly [Field in keyof Wire<S>]: Wire<S>[Field] | (Field extends 'language' ? LanguageAlias : never);
};
