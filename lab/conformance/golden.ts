/** A list or record of a golden file that does not have the shape its reader expects. */
export class GoldenShapeError extends Error {
  constructor(path: string, message: string) {
    super(`${path === '' ? 'the file' : path} ${message}`);
    this.name = 'GoldenShapeError';
  }
}

export type PathKey = string | number;

/** One step of a path, with `/` and `~` escaped as in a JSON pointer (RFC 6901). */
const step = (key: PathKey): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of something below another path. */
const pathBelow = (path: string, key: PathKey): string => (path === '' ? step(key) : `${path}/${step(key)}`);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value below one or more keys of a record or list, or undefined where there is none. */
export function pick(value: unknown, ...keys: readonly PathKey[]): unknown {
  let at = value;
  for (const key of keys) {
    if (Array.isArray(at)) at = at[Number(key)] as unknown;
    else at = isRecord(at) && Object.hasOwn(at, String(key)) ? at[String(key)] : undefined;
  }
  return at;
}

/** A record with each value replaced; undefined for anything but a record. */
export const mapValues = (
  value: unknown,
  make: (value: unknown, key: string) => unknown,
): Readonly<Record<string, unknown>> | undefined =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, make(below, key)]))
    : undefined;

/** Name of a list item that carries ids: that of its birth (of both births of a pair, `b01+b02`) or its own, else null. */
function idOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const births = ['birth', 'boy_birth', 'girl_birth'].map((key) => pick(item, key, 'id'));
  const ids = births.filter((id) => typeof id === 'string');
  if (ids.length > 0) return ids.join('+');
  return typeof item.id === 'string' ? item.id : null;
}

/** Names of the items of a list: their ids where all have one and no two agree, else 0, 1, 2 ... */
function itemNames(items: readonly unknown[]): readonly PathKey[] {
  const ids = items.map(idOf);
  return ids.every((id) => id !== null) && new Set(ids).size === ids.length
    ? (ids as string[])
    : items.map((_, index) => index);
}

/**
 * A value of a golden file together with the way to it, `cases/b01/expected/bodies/Sun/longitude`.
 * Items of a list are under their birth id (or `id`), else under their index.
 */
export class GoldenNode {
  readonly path: string;
  /** The path with `*` for the items of lists. */
  readonly pattern: string;
  readonly value: unknown;

  constructor(path: string, pattern: string, value: unknown) {
    this.path = path;
    this.pattern = pattern;
    this.value = value;
  }

  /** The whole of a golden file. */
  static whole(value: unknown): GoldenNode {
    return new GoldenNode('', '', value);
  }

  private below(key: PathKey, value: unknown): GoldenNode {
    const pattern = pathBelow(this.pattern, Array.isArray(this.value) ? '*' : key);
    return new GoldenNode(pathBelow(this.path, key), pattern, value);
  }

  /** A value that the file does not write out, such as the length of a list; it is no leaf of the file. */
  derived(name: string, value: unknown): GoldenNode {
    return new GoldenNode(pathBelow(this.path, name), pathBelow(this.pattern, name), value);
  }

  /** True where the value below `key` is in the file (it may be null). */
  has(key: PathKey): boolean {
    return Array.isArray(this.value)
      ? this.childKeys().includes(key)
      : isRecord(this.value) && Object.hasOwn(this.value, String(key));
  }

  /** The node below one or more keys. Errors: `GoldenShapeError` where it is not in the file. */
  at(...keys: readonly PathKey[]): GoldenNode {
    let node: GoldenNode = this;
    for (const key of keys) {
      const below = node.maybe(key);
      if (below === null) throw new GoldenShapeError(node.path, `has no "${key}"`);
      node = below;
    }
    return node;
  }

  /** The node below a key, or null where the file leaves it out. */
  maybe(key: PathKey): GoldenNode | null {
    if (Array.isArray(this.value)) {
      const index = this.childKeys().indexOf(key);
      return index < 0 ? null : this.below(key, this.value[index]);
    }
    if (!isRecord(this.value) || !Object.hasOwn(this.value, String(key))) return null;
    return this.below(key, this.value[String(key)]);
  }

  /** Keys of a record or names of the items of a list. Errors: `GoldenShapeError` for a leaf. */
  childKeys(): readonly PathKey[] {
    if (Array.isArray(this.value)) return itemNames(this.value);
    if (isRecord(this.value)) return Object.keys(this.value);
    throw new GoldenShapeError(this.path, 'is neither a list nor a record');
  }

  /** Every child with its key, in the order of the file. */
  children(): readonly (readonly [key: string, node: GoldenNode])[] {
    const values: readonly unknown[] = Array.isArray(this.value) ? this.value : Object.values(this.value ?? {});
    return this.childKeys().map((key, index) => [String(key), this.below(key, values[index])]);
  }

  /** The items of a list. Errors: `GoldenShapeError` for anything else. */
  items(): readonly GoldenNode[] {
    if (!Array.isArray(this.value)) throw new GoldenShapeError(this.path, 'is not a list');
    return this.children().map(([, node]) => node);
  }

  /** Text of the value. Errors: `GoldenShapeError` for anything else. */
  text(): string {
    if (typeof this.value !== 'string') throw new GoldenShapeError(this.path, 'is not text');
    return this.value;
  }

  /** Number of the value. Errors: `GoldenShapeError` for anything else. */
  number(): number {
    if (typeof this.value !== 'number') throw new GoldenShapeError(this.path, 'is not a number');
    return this.value;
  }
}
