import type { BirthSource } from 'ganita/api/columns/birthRows.js';
import { type BirthChunk, openTable, type TableForm, type TableRequest, tableRows } from 'ganita/api/columns/table.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { CheckLimits } from 'ganita/calculations/validation/checkRequest.js';
import { type TableFacts, writtenRows } from './parquet.js';

/** Rows of a table of births: its request, how its births are written, and some of them, which are moved to the thread. */
export interface TableTask {
  readonly table: TableRequest;
  readonly source: BirthSource;
  readonly chunk: BirthChunk;
  readonly form: TableForm;
  readonly facts: TableFacts;
  readonly limits: Pick<CheckLimits, 'birthYears'>;
}

/** Rows of a table as they are written, and how many of them have an error. */
export interface TablePart {
  readonly bytes: Uint8Array;
  readonly failed: number;
}

/** Compute some rows of a table, and write them: lines, or a file of Parquet. Errors: unexpected ones. */
export function tablePart({ table, source, chunk, form, facts, limits }: TableTask, ports: Ports): TablePart {
  const opened = openTable(table, { ...ports, ...limits });
  const rows = tableRows(opened, chunk, source);
  return { bytes: writtenRows(opened, rows, form, facts), failed: rows.failed };
}
