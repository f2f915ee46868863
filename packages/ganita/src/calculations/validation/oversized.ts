import { StructureError } from './parseJson.js';

/** More than any request has; the validator would take long to list the errors of so many items or fields. */
export const MAX_ITEMS = 500;
/** Deeper than any request is nested; what reads a request recursively would exceed its stack some thousands below. */
const MAX_DEPTH = 20;

/** An object or a list of a request: the nearest field that has it, the field of the body, and how deep it is. */
interface Part {
  readonly name: string;
  readonly field: string;
  readonly depth: number;
  readonly value: object;
}

/** Objects with too many fields, lists with too many items, or too many inside one another: 422, before other checks. */
export function rejectOversized(field: string, record: Readonly<Record<string, unknown>>): void {
  // No recursion: a hostile body nests thousands of records.
  const pending: Part[] = [{ name: field, field, depth: 0, value: record }];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    rejectLarge(part);
    const { name, field: topmost, depth, value } = part;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'object' || inner === null) continue;
      const within = { name: isList ? name : key, field: depth === 0 ? key : topmost, depth: depth + 1, value: inner };
      pending.push(within);
    }
  }
}

function rejectLarge({ name, field, depth, value }: Part): void {
  const isList = Array.isArray(value);
  if ((isList ? value.length : Object.keys(value).length) > MAX_ITEMS) {
    const what = name === 'body' ? 'the body' : name;
    throw new StructureError(
      'too_many_items',
      name,
      `${what} must have at most ${MAX_ITEMS} ${isList ? 'items' : 'fields'}`,
    );
  }
  if (depth > MAX_DEPTH) {
    throw new StructureError('nested_too_deep', field, `${field} must be nested at most ${MAX_DEPTH} levels deep`);
  }
}
