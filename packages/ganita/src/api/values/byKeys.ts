/** A record with each of the keys, made from the value at the same index. */
export function byKeys<K extends string, T, R>(
  keys: readonly K[],
  values: readonly T[],
  record: (value: T) => R,
): Readonly<Record<K, R>> {
  const written = {} as Record<K, R>;
  keys.forEach((key, index) => {
    written[key] = record(values[index] as T);
  });
  return written;
}
