import { invalidInput } from '@ganita/core/errors/domainError.js';
import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { Type } from 'typebox';
import type { Ports } from '../../calculations/calculation.js';
import { ENGINE, namedRules, settingsOf } from '../../calculations/engineMeta.js';
import { reachedFrom } from '../../calculations/fields/ephemerisReach.js';
import { oneOf } from '../../calculations/fields/schema.js';
import { natalChecks, natalRules } from '../../calculations/natal/natalInput.js';
import { type CheckLimits, requestChecker } from '../../calculations/validation/checkRequest.js';
import { detailOf, failureOf } from '../errors.js';
import type { TABLE_META } from '../values/meta.js';
import { csvLine } from '../writing/csv.js';
import { type BirthSource, birthRowOf, checkHeader, DATE_ORDERS, type DateOrder, missingHeader } from './birthRows.js';
import type { Column, ColumnType, ColumnValue } from './column.js';
import { type CheckedRow, columnPlan, columnsInput, rowInput, rowValues } from './columnsCalculation.js';
import { CsvReader, type CsvRecord, cellsOf, delimiterOf } from './csvRecords.js';
import { selectColumns } from './selectColumns.js';

/** How tables are written, by their media types. */
export const TABLE_TYPES = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
} as const;
export type TableForm = keyof typeof TABLE_TYPES;
export const TABLE_FORMS = Object.keys(TABLE_TYPES) as readonly TableForm[];

/** What a table of births is asked for, beside its births. */
export const tableInput = Type.Object({
  select: columnsInput.properties.select,
  keep: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: 50,
      default: [],
      description: 'columns of the births that are in the table too, such as a name or an id; any text',
    }),
  ),
  fields: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      default: {},
      description: 'fields of every birth that does not have them itself, as JSON',
      examples: [{ ayanamsa_mode: 'RAMAN' }],
    }),
  ),
  date_order: Type.Optional(
    oneOf(DATE_ORDERS, {
      title: 'DateOrder',
      default: 'ymd',
      description: 'order of the parts of dates in CSV: year first, day first (31/12/1996), or month first',
    }),
  ),
});

/** A request of a table with its defaults filled in. */
export interface TableRequest {
  readonly select: readonly string[];
  readonly keep: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly date_order: DateOrder;
}

/** Columns that every table has, before and after the others. */
const [LINE, ERROR] = ['line', 'error'] as const;

function checkKept(keep: readonly string[], select: readonly string[]): void {
  const taken = [LINE, ERROR, ...selectColumns(select).map(({ name }) => name)];
  const twice = keep.find((name, at) => taken.includes(name) || keep.indexOf(name) !== at);
  if (twice !== undefined)
    throw invalidInput('keep', `names ${twice}, which the table has already`, keep, 'contradiction');
}

/** Check a request of a table. Errors: StructureError, DomainError. */
export const checkTable = requestChecker<TableRequest, null>({
  schema: tableInput,
  checks: { select: (select) => void selectColumns(select as readonly string[]) },
  rules: ({ keep, select }) => {
    checkKept(keep as readonly string[], select as readonly string[]);
    return null;
  },
});

/** Check a birth of a table. Errors: StructureError, DomainError. */
export const checkBirth = requestChecker<CheckedRow['input'], CheckedRow['rules']>({
  schema: rowInput,
  checks: natalChecks,
  rules: natalRules,
});

/** A column of a table. */
export interface TableColumn extends Pick<Column, 'name' | 'type'> {
  /** Every value that it can have; null where they are not listed. */
  readonly values: readonly string[] | null;
}

const ownColumn = (name: string, type: ColumnType): TableColumn => ({ name, type, values: null });

/** A table: its columns, and what computes its rows. */
export interface Table {
  /** The line of the birth, kept columns, those of the chart, the error. */
  readonly columns: readonly TableColumn[];
  /** The values of a row; a birth that is wrong has nulls and an error. Errors: unexpected ones. */
  readonly row: (record: CsvRecord, source: BirthSource) => readonly ColumnValue[];
}

/** The table of a checked request. */
export function openTable({ select, keep, fields: common, date_order }: TableRequest, ports: Ports): Table {
  const plan = columnPlan(select);
  const options = { keep, dateOrder: date_order };
  const absent = (count: number): readonly null[] => Array.from({ length: count }, () => null);
  const limits: CheckLimits = ports;
  return {
    columns: [
      ownColumn(LINE, 'integer'),
      ...keep.map((name) => ownColumn(name, 'text')),
      ...plan.columns,
      ownColumn(ERROR, 'text'),
    ],
    row(record, source) {
      let kept: readonly (string | null)[] = absent(keep.length);
      try {
        const birth = birthRowOf(record, source, options);
        kept = birth.kept;
        const checked = checkBirth({ ...common, ...birth.fields() }, limits, 'first', 'own');
        const values = reachedFrom('date', checked.input.date, () => rowValues(checked, plan, ports));
        return [record.line, ...kept, ...values, null];
      } catch (error) {
        const failure = failureOf(error);
        if (failure === null) throw error;
        return [record.line, ...kept, ...absent(plan.columns.length), detailOf(failure)];
      }
    },
  };
}

/** Some rows of a table, and how many of them have an error. */
export interface TableRows {
  readonly rows: readonly (readonly ColumnValue[])[];
  readonly failed: number;
}

/** A birth that no request leaves out: what the fields of all births say is checked with it. */
const ANY_BIRTH = { date: '2000-01-01', time: '12:00:00', latitude: 23.18, longitude: 75.78, timezone: 5.5 } as const;

/**
 * How a table is computed, by name: the version of the engine, and the choices that all its births have. Errors: those of the
 * fields of all births.
 */
export function tableFacts(
  { fields }: TableRequest,
  limits: CheckLimits,
): Readonly<Record<(typeof TABLE_META)[number], string>> {
  const { rules } = checkBirth({ ...ANY_BIRTH, ...fields }, limits, 'first', 'own');
  const { changed } = settingsOf(namedRules(rules, NATAL_RULES));
  return {
    engine_version: ENGINE.version,
    preset: rules.preset,
    ayanamsa_mode: rules.ayanamsa_mode,
    changed: JSON.stringify(changed),
  };
}

/** A row that has nothing but its line and an error: why a table ends before its births do, or why one has no values. */
export const errorRow = ({ columns }: Pick<Table, 'columns'>, line: number, why: string): TableRows => ({
  rows: [columns.map(({ name }) => (name === LINE ? line : name === ERROR ? why : null))],
  failed: 1,
});

/** Births that are computed together: records as they came, each with its end of line. */
export interface BirthChunk {
  /** The line of the first record. */
  readonly line: number;
  /** In a buffer of their own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const NEWLINE = Uint8Array.of(0x0a);

const isEmpty = ({ bytes }: CsvRecord): boolean => bytes.every((byte) => byte === 0x20 || byte === 0x09);

/** The records of a chunk, empty lines included. */
const recordsOf = ({ line, bytes }: BirthChunk, source: BirthSource): readonly CsvRecord[] => [
  ...new CsvReader(source.form === 'csv' ? source.delimiter : null, line, source.form).read(bytes, true),
];

/** Compute the rows of a chunk; empty lines are passed over, and counted. Errors: unexpected ones. */
export function tableRows(table: Table, chunk: BirthChunk, source: BirthSource): TableRows {
  const rows = recordsOf(chunk, source)
    .filter((record) => !isEmpty(record))
    .map((record) => table.row(record, source));
  return { rows, failed: rows.filter((row) => row.at(-1) !== null).length };
}

/** The lines of a chunk as two chunks; the chunk itself where it has one. */
export function halved(chunk: BirthChunk, source: BirthSource): readonly BirthChunk[] {
  const records = recordsOf(chunk, source);
  if (records.length < 2) return [chunk];
  const middle = Math.ceil(records.length / 2);
  return [records.slice(0, middle), records.slice(middle)].map(chunkOf);
}

/** The first line of CSV; empty in the other forms. */
export const tableHead = ({ columns }: Pick<Table, 'columns'>, form: TableForm): string =>
  form === 'csv' ? csvLine(columns.map(({ name }) => name)) : '';

/** Rows as text. */
export function tableText(
  { columns }: Pick<Table, 'columns'>,
  { rows }: TableRows,
  form: Exclude<TableForm, 'parquet'>,
): string {
  if (form === 'csv') return rows.map(csvLine).join('');
  return rows
    .map((row) => `${JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])))}\n`)
    .join('');
}

/** The births of a table: how they are written, and chunks of them. */
export interface Births {
  readonly source: BirthSource;
  readonly chunks: AsyncIterable<BirthChunk & { readonly count: number }>;
}

function chunkOf(records: readonly CsvRecord[]): BirthChunk & { readonly count: number } {
  const parts = records.flatMap(({ bytes }) => [bytes, NEWLINE]);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { line: (records[0] as CsvRecord).line, bytes, count: records.length };
}

/**
 * Read births as they arrive, `rows` of them a chunk. Errors: those of the input; StructureError for a header that is wrong or
 * missing.
 */
export async function readBirths(
  input: AsyncIterable<Uint8Array>,
  form: BirthSource['form'],
  { keep }: Pick<TableRequest, 'keep'>,
  rows: number,
): Promise<Births> {
  const reader = new CsvReader(null, 1, form);
  async function* records(): AsyncGenerator<CsvRecord> {
    for await (const piece of input) yield* reader.read(piece, false);
    yield* reader.read(new Uint8Array(), true);
  }
  const reading = records();
  let source: BirthSource = { form: 'ndjson' };
  if (form === 'csv') {
    const { value: header } = await reading.next();
    if (header === undefined) throw missingHeader();
    const delimiter = delimiterOf(header);
    reader.separateBy(delimiter);
    const names = cellsOf(header, delimiter).map((name) => name.trim());
    checkHeader(names, keep);
    source = { form, delimiter, names };
  }
  async function* chunks(): AsyncGenerator<BirthChunk & { readonly count: number }> {
    let pending: CsvRecord[] = [];
    for await (const record of reading) {
      pending.push(record);
      if (pending.length < rows) continue;
      yield chunkOf(pending);
      pending = [];
    }
    if (pending.length > 0) yield chunkOf(pending);
  }
  return { source, chunks: chunks() };
}
