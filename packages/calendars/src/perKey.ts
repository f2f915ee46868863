/** The value of a key, computed when it is first needed, and then kept in the map. */
export function cached<Key, Value>(values: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const known = values.get(key);
  if (known !== undefined || values.has(key)) return known as Value;
  const value = make(key);
  values.set(key, value);
  return value;
}

/** A value for each key, each computed when it is first needed, and then kept. */
export function perKey<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => cached(made, key, make);
}
