type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Words and numbers that say a second time what stands beside them. */
const saysAgain = (key: string, record: Json): boolean =>
  key === 'name' || key.endsWith('_name') || (key.endsWith('_index') && key.slice(0, -'_index'.length) in record);

/** Called with the way to two values that differ; the way is changed afterwards. */
export type Visit = (way: readonly (string | number)[], first: unknown, second: unknown) => void;

/**
 * Visit every value in which two wire records differ. Lists are compared item by item; plain lists of different lengths,
 * and lists and records that only one side has, are one value. Display words are left out, for their ids stand beside
 * them.
 */
export function differences(first: unknown, second: unknown, visit: Visit, way: (string | number)[] = []): void {
  if (first === second) return;
  if (isRecord(first) && isRecord(second)) {
    for (const key in first) {
      if (saysAgain(key, first)) continue;
      below(first[key], second[key], key, visit, way);
    }
    for (const key in second) {
      if (!Object.hasOwn(first, key) && !saysAgain(key, second)) below(undefined, second[key], key, visit, way);
    }
    return;
  }
  if (Array.isArray(first) && Array.isArray(second) && areItemByItem(first, second)) {
    for (let index = 0; index < Math.max(first.length, second.length); index++) {
      below(first[index], second[index], index, visit, way);
    }
    return;
  }
  visit(way, first, second);
}

const areItemByItem = (first: readonly unknown[], second: readonly unknown[]): boolean =>
  first.length === second.length || ![...first, ...second].every(isPlain);

function below(first: unknown, second: unknown, key: string | number, visit: Visit, way: (string | number)[]): void {
  if (first === second) return;
  way.push(key);
  differences(first, second, visit, way);
  way.pop();
}

/** How many values a wire record has, words that say again what stands beside them left out. */
export function valueCount(record: unknown): number {
  if (isPlain(record)) return 1;
  if (Array.isArray(record)) return record.reduce((sum: number, item) => sum + valueCount(item), 0);
  let count = 0;
  for (const key in record as Json) {
    if (!saysAgain(key, record as Json)) count += valueCount((record as Json)[key]);
  }
  return count;
}
