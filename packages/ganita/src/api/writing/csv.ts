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

/** Characters with which a spreadsheet starts a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula: it gets an apostrophe before it. */
const asText = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);

/** A cell of RFC 4180: a list or a map is JSON, null is empty. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? asText(value) : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a record has at a path; undefined where it ends before. */
export const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], record);

/** A line of CSV, with its end. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Records as CSV (RFC 4180): a header with the path of each field, then a record on each line. */
export const csvOf = (columns: readonly (readonly string[])[], records: readonly object[]): string =>
  csvLine(columns.map((path) => path.join('.'))) +
  records.map((record) => csvLine(columns.map((path) => valueAt(record, path)))).join('');
