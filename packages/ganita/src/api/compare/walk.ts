type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Words and numbers that repeat an id of the same record. */
const isRedundant = (key: string, record: Json): boolean =>
  key === 'name' || key.endsWith('_name') || (key.endsWith('_index') && key.slice(0, -'_index'.length) in record);

/** Called with the path to two values that differ; the array is changed afterwards. */
type Visit = (path: readonly (string | number)[], first: unknown, second: unknown) => void;

/**
 * Visit every value in which two wire records differ. Lists are compared item by item; plain lists of different
 * lengths, and lists and records that only one side has, are one value. Display words are left out, because the record
 * has their ids.
 */
export function differences(first: unknown, second: unknown, visit: Visit, path: (string | number)[] = []): void {
  if (first === second) return;
  if (isRecord(first) && isRecord(second)) {
    for (const key in first) {
      if (isRedundant(key, first)) continue;
      below(first[key], second[key], key, visit, path);
    }
    for (const key in second) {
      if (!Object.hasOwn(first, key) && !isRedundant(key, second)) below(undefined, second[key], key, visit, path);
    }
    return;
  }
  if (Array.isArray(first) && Array.isArray(second) && areComparedByItem(first, second)) {
    for (let index = 0; index < Math.max(first.length, second.length); index++) {
      below(first[index], second[index], index, visit, path);
    }
    return;
  }
  visit(path, first, second);
}

const areComparedByItem = (first: readonly unknown[], second: readonly unknown[]): boolean =>
  first.length === second.length || ![...first, ...second].every(isPlain);

function below(first: unknown, second: unknown, key: string | number, visit: Visit, path: (string | number)[]): void {
  if (first === second) return;
  path.push(key);
  differences(first, second, visit, path);
  path.pop();
}

/** How many values a wire record has, words that repeat an id left out. */
export function valueCount(record: unknown): number {
  if (isPlain(record)) return 1;
  if (Array.isArray(record)) return record.reduce((sum: number, item) => sum + valueCount(item), 0);
  let count = 0;
  for (const key in record as Json) {
    if (!isRedundant(key, record as Json)) count += valueCount((record as Json)[key]);
  }
  return count;
}
