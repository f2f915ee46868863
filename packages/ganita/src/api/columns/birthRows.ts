import { invalidInput } from '@ganita/core/errors/domainError.js';
import { parseJson, StructureError } from '../../calculations/validation/parseJson.js';
import { likelyField } from '../../calculations/validation/schemaErrors.js';
import { MAX_LINE_BYTES } from '../batch/ndjson.js';
import { fieldValue } from '../queryFields.js';
import { ROW_FIELDS } from './columnsCalculation.js';
import { type CsvRecord, cellsOf, type Delimiter, tooLong } from './csvRecords.js';

/** Orders of the parts of a date in a spreadsheet. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A birth of a table: its fields, and what of the input is beside its columns. */
export interface BirthRow {
  /** Errors: StructureError, DomainError. */
  readonly fields: () => Readonly<Record<string, unknown>>;
  /** In the order of the kept names; null where it is missing. */
  readonly kept: readonly (string | null)[];
}

/** How births are written. */
export type BirthSource =
  | { readonly form: 'ndjson' }
  | { readonly form: 'csv'; readonly delimiter: Delimiter; readonly names: readonly string[] };

/** What is said of the input of a table. */
export interface ReadingOptions {
  /** Columns of the input beside those of the chart. */
  readonly keep: readonly string[];
  readonly dateOrder: DateOrder;
}

const FIELD_NAMES = Object.keys(ROW_FIELDS);

const DATE = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/;
const ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  ymd: 'YYYY-MM-DD',
  dmy: 'DD/MM/YYYY',
  mdy: 'MM/DD/YYYY',
};
const YEAR_DIGITS = 4;
const two = (digits: string): string => digits.padStart(2, '0');

/** A date of a spreadsheet as requests have it. Error: `invalid_input` for one in another order. */
function dateIn(text: string, order: DateOrder): string {
  const [, first = '', , second = '', third = ''] = DATE.exec(text) ?? [];
  const [year, month, day] = {
    ymd: [first, second, third],
    dmy: [third, second, first],
    mdy: [third, first, second],
  }[order] as [string, string, string];
  if (year.length !== YEAR_DIGITS || day.length > 2 || month.length > 2)
    throw invalidInput('date', `must be written ${ORDER_WORDS[order]}, as date_order says`, text, 'wrong_format');
  return `${year}-${two(month)}-${two(day)}`;
}

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** A time of day of a spreadsheet as requests have it; a text that is none stays as it is. */
const timeIn = (text: string): string =>
  text.replace(TIME, (_, hour: string, minute: string, second = '00') => `${two(hour)}:${minute}:${second}`);

function cellValue(name: string, text: string, order: DateOrder): unknown {
  if (name === 'date') return dateIn(text, order);
  if (name === 'time') return timeIn(text);
  return fieldValue(text, ROW_FIELDS[name as keyof typeof ROW_FIELDS] as { readonly type?: string });
}

/** What can be done with a column that is no field of a birth. */
const KEEP_IT = '; name a column that is to be in the table in keep';

/**
 * Check the names of a header: each a field of a birth or kept, and given once. Errors: StructureError (422), with advice for a
 * name that is neither.
 */
export function checkHeader(names: readonly string[], keep: readonly string[], advice = KEEP_IT): void {
  for (const name of names) {
    if (names.indexOf(name) !== names.lastIndexOf(name))
      throw new StructureError('given_twice', name, `the header has ${name} twice`);
    if (!FIELD_NAMES.includes(name) && !keep.includes(name))
      throw new StructureError(
        'unknown_field',
        name,
        `${name} is not a field of a birth${likelyField(name, FIELD_NAMES)}${advice}`,
      );
  }
  const missing = keep.find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new StructureError('missing_field', 'keep', `keep names ${missing}, which the header does not have`);
}

type Fields = Readonly<Record<string, unknown>>;

/** A place beside coordinates is a label: it is not looked up. */
function withoutLabel(fields: Fields): Fields {
  const { place: _label, ...rest } = fields;
  return 'latitude' in rest && 'longitude' in rest ? rest : fields;
}

function rowOfCells(cells: readonly string[], names: readonly string[], { keep, dateOrder }: ReadingOptions): BirthRow {
  if (cells.length !== names.length)
    throw new StructureError(
      'wrong_type',
      'line',
      `the line has ${cells.length} cells, and the header ${names.length}`,
    );
  const fields = (): Fields => {
    const given: Record<string, unknown> = {};
    names.forEach((name, at) => {
      const text = (cells[at] as string).trim();
      if (text !== '' && FIELD_NAMES.includes(name)) given[name] = cellValue(name, text, dateOrder);
    });
    return withoutLabel(given);
  };
  return { fields, kept: keep.map((name) => cells[names.indexOf(name)] ?? null) };
}

const keptText = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);

function rowOfJson(bytes: Uint8Array, keep: readonly string[]): BirthRow {
  if (bytes.length > MAX_LINE_BYTES) throw tooLong();
  const body = parseJson(bytes, 'line');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new StructureError('wrong_type', 'line', 'the line must be a JSON object');
  const record = body as Fields;
  const fields = (): Fields =>
    withoutLabel(
      Object.fromEntries(Object.entries(record).filter(([name]) => FIELD_NAMES.includes(name) || !keep.includes(name))),
    );
  return { fields, kept: keep.map((name) => keptText(record[name])) };
}

/** A record of the input as a birth. Errors: StructureError. */
export const birthRowOf = (record: CsvRecord, source: BirthSource, options: ReadingOptions): BirthRow =>
  source.form === 'ndjson'
    ? rowOfJson(record.bytes, options.keep)
    : rowOfCells(cellsOf(record, source.delimiter), source.names, options);

export const missingHeader = () =>
  new StructureError('missing_field', 'header', 'the first line must have the names of the fields');
