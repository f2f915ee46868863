import type { ColumnType, ColumnValue } from 'ganita/api/columns/column.js';
import { type Table, type TableColumn, type TableForm, type TableRows, tableText } from 'ganita/api/columns/table.js';
import { type FileMetaData, parquetMetadata, type RowGroup } from 'hyparquet';
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from 'hyparquet-writer';

/** Texts that say how a table was computed, by name. */
export type TableFacts = Readonly<Record<string, string>>;

type ParquetType = 'STRING' | 'INT32' | 'DOUBLE' | 'BOOLEAN' | 'TIMESTAMP';

const TYPES: Readonly<Record<ColumnType, ParquetType>> = {
  text: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  moment: 'TIMESTAMP',
};

const CREATED_BY = 'ganita';

const storedValue = (value: ColumnValue, type: ColumnType): unknown =>
  type === 'moment' && value !== null ? new Date(value as string) : value;

/** The columns of rows. A text whose values are listed is a dictionary and the places in it; numbers do not compress. */
const columnData = (columns: readonly TableColumn[], rows: readonly (readonly ColumnValue[])[]) =>
  columns.map(({ name, type, values }, at) => ({
    name,
    data: rows.map((row) => storedValue(row[at] ?? null, type)),
    type: TYPES[type],
    nullable: at > 0,
    offsetIndex: false,
    ...(values !== null && { encoding: 'RLE_DICTIONARY' as const }),
    ...(type === 'number' && { codec: 'UNCOMPRESSED' as const, encoding: 'PLAIN' as const }),
  }));

/** A whole file of rows. */
function parquetFile(
  columns: readonly TableColumn[],
  rows: readonly (readonly ColumnValue[])[],
  facts: TableFacts,
): Uint8Array<ArrayBuffer> {
  const data = columnData(columns, rows);
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: data,
      rowGroupSize: Math.max(1, rows.length),
      kvMetadata: Object.entries(facts).map(([key, value]) => ({ key, value })),
      createdBy: CREATED_BY,
    }),
  );
}

const MAGIC = new TextEncoder().encode('PAR1');
/** After the description of a file: its length, and the mark of the format. */
const END_BYTES = 4 + MAGIC.length;

const moved = (offset: bigint | undefined, by: bigint): bigint | undefined =>
  offset === undefined ? undefined : offset + by;

/** Row groups at another place of a file. */
const movedGroups = (groups: readonly RowGroup[], by: bigint): readonly RowGroup[] =>
  groups.map((group) => ({
    ...group,
    columns: group.columns.map(({ meta_data: facts, ...column }) => ({
      ...column,
      file_offset: column.file_offset + by,
      ...(facts && {
        meta_data: {
          ...facts,
          data_page_offset: facts.data_page_offset + by,
          ...(facts.dictionary_page_offset !== undefined && {
            dictionary_page_offset: moved(facts.dictionary_page_offset, by) as bigint,
          }),
        },
      }),
    })),
  }));

/** Files of the same columns as one, a row group each, as they come; of no file it makes none. */
export async function* joinedParquet(files: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: FileMetaData | null = null;
  let length = MAGIC.length;
  const groups: RowGroup[] = [];
  for await (const file of files) {
    const { buffer, byteOffset, byteLength } = file;
    const found = parquetMetadata(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    if (first === null) {
      first = found;
      yield MAGIC;
    }
    const pages = file.subarray(MAGIC.length, byteLength - END_BYTES - found.metadata_length);
    groups.push(...movedGroups(found.row_groups, BigInt(length - MAGIC.length)));
    length += pages.byteLength;
    yield pages;
  }
  if (first === null) return;
  const { schema, key_value_metadata: kvMetadata = [] } = first;
  const writer = new ByteWriter();
  const end = new ParquetWriter({ writer, schema, kvMetadata, createdBy: CREATED_BY });
  end.row_groups.push(...groups);
  end.num_rows = groups.reduce((sum, { num_rows }) => sum + num_rows, 0n);
  end.finish();
  // The writer starts every file with the mark.
  yield writer.getBytes().subarray(MAGIC.length);
}

/** Rows of a table as they are written: lines, or a file of Parquet. */
export const writtenRows = (
  table: Pick<Table, 'columns'>,
  rows: TableRows,
  form: TableForm,
  facts: TableFacts,
): Uint8Array =>
  form === 'parquet' ? parquetFile(table.columns, rows.rows, facts) : Buffer.from(tableText(table, rows, form));
