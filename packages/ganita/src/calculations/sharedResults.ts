/** What the requests of one task have in common, by texts that name all that it depends on. */
export type SharedResults = Map<string, unknown>;

/**
 * A result that several requests of one task need, such as the charts of a birth: computed for the first of them, where
 * the task has a place to keep it. `parts` is all that it depends on, `what` is used for one type of result alone.
 */
export function computedOnce<T>(
  { shared }: { readonly shared?: SharedResults },
  what: string,
  parts: readonly unknown[],
  compute: () => T,
): T {
  if (shared === undefined) return compute();
  const key = JSON.stringify([what, ...parts]);
  if (!shared.has(key)) shared.set(key, compute());
  return shared.get(key) as T;
}
