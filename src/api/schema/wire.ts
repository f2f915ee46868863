import type { Static, TSchema } from 'typebox';

/** A value that nobody may change, however deep. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What a schema describes, as records are made and read. */
export type Wire<S extends TSchema> = Frozen<Static<S>>;
