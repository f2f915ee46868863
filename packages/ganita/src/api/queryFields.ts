import type { TObject } from 'typebox';
import { StructureError } from '../calculations/validation/parseJson.js';
import { errorList, type WantedErrors } from '../calculations/validation/requestErrors.js';

/** A parsed query string: a duplicate parameter is a list. */
export type QueryFields = Readonly<Record<string, string | readonly string[]>>;

const WHOLE_NUMBER = /^[+-]?\d+$/;
/** As JSON writes it: a very small one has an exponent. */
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * The fields of a request from a query string, where every value is a text. A number, a truth value and null are read where
 * the field takes one; a list has commas between its entries or is JSON; an object is JSON. A text that is none of these stays a
 * text, and the request check rejects it. Errors: a duplicate field, before anything else is checked.
 */
export function queryFields(
  query: QueryFields,
  { properties }: TObject,
  wanted: WantedErrors,
): Readonly<Record<string, unknown>> {
  const list = errorList(wanted);
  const fields = Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (!Object.hasOwn(properties, name)) return [name, value];
      if (typeof value !== 'string') {
        list.add(name, () => new StructureError('given_twice', name, `${name} must be given once`));
        return [name, value];
      }
      return [name, fieldValue(value, properties[name] as { readonly type?: string | readonly string[] })];
    }),
  );
  list.end();
  return fields;
}

/** A text as a value of a field, where it is written as one. */
export function fieldValue(text: string, { type }: { readonly type?: string | readonly string[] }): unknown {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.includes('null') && text === 'null') return null;
  if (types.includes('integer') && WHOLE_NUMBER.test(text)) return Number(text);
  if (types.includes('number') && NUMBER.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('array') && !text.startsWith('[')) return text === '' ? [] : text.split(',');
  return types.includes('array') || types.includes('object') ? jsonOf(text) : text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
