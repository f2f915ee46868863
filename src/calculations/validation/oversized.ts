import { StructureError } from './parseJson.js';

/** More than any request has; the validator would take long to list the errors of so many items or fields. */
export const MAX_ITEMS = 500;

/**
 * A record of too many fields, or a list of too many items in it or in a record of it: 422 before anything is checked.
 */
export function rejectOversized(field: string, record: Readonly<Record<string, unknown>>): void {
  // No recursion: a hostile body nests thousands of records.
  const pending: (readonly [name: string, record: object])[] = [[field, record]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [name, inner] = next;
    const fields = Object.entries(inner);
    if (fields.length > MAX_ITEMS) {
      const what = name === 'body' ? 'the body' : name;
      throw new StructureError('too_many_items', name, `${what} must have at most ${MAX_ITEMS} fields`);
    }
    for (const [key, value] of fields) {
      if (Array.isArray(value) && value.length > MAX_ITEMS) {
        throw new StructureError('too_many_items', key, `${key} must have at most ${MAX_ITEMS} items`);
      }
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) pending.push([key, value]);
    }
  }
}
