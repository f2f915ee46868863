import type { JsonSchema } from '../schema/jsonSchema.js';

/** The cells of a table: the paths of all fields of a record that are not records themselves. */
export function columnsOf(
  { properties = {} }: JsonSchema,
  path: readonly string[] = [],
): readonly (readonly string[])[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const at = [...path, name];
    return schema.properties === undefined ? [at] : columnsOf(schema, at);
  });
}

const NEEDS_QUOTES = /[",\r\n]/;

/** A cell of RFC 4180: a list or a map is JSON, null is empty. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], record);

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** Records as CSV (RFC 4180): a header with the path of each field, then a record on each line. */
export const csvOf = (columns: readonly (readonly string[])[], records: readonly object[]): string =>
  line(columns.map((path) => path.join('.'))) +
  records.map((record) => line(columns.map((path) => cell(valueAt(record, path))))).join('');
