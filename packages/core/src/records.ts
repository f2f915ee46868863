/** A record with one value for each id, in the order of the ids. */
export function recordFrom<const K extends string | number, V>(ids: readonly K[], value: (id: K) => V): Record<K, V> {
  const record = {} as Record<K, V>;
  for (const id of ids) record[id] = value(id);
  return record;
}
