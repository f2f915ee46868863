import type { Static, TSchema } from 'typebox';

/** A deeply read-only value. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What a schema describes, as records are made and read. */
export type Wire<S extends TSchema> = Frozen<Static<S>>;
