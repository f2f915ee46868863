import type { TObject } from 'typebox';
import { StructureError } from '../../calculations/validation/structureError.js';

/** A query string as it was parsed: a parameter that is given twice is a list. */
export type QueryFields = Readonly<Record<string, string | readonly string[]>>;

const WHOLE_NUMBER = /^[+-]?\d+$/;

/**
 * The fields of a request out of a query string, where every value is a text: one that has to be a whole number is read as
 * one. What is no number stays a text, and the check of the request rejects it. Errors: StructureError for a field given twice.
 */
export function queryFields(query: QueryFields, { properties }: TObject): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const field = Object.hasOwn(properties, name) ? (properties[name] as { readonly type?: string }) : null;
      if (field === null) return [name, value];
      if (typeof value !== 'string') throw new StructureError(name, `${name} must be given once`);
      return [name, field.type === 'integer' && WHOLE_NUMBER.test(value) ? Number(value) : value];
    }),
  );
}
