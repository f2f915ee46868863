export { cached, perKey, perObject } from '@ganita/calendars/perKey.js';

/** A value that is computed when it is first needed, and then kept. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
