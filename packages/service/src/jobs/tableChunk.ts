import { type BirthChunk, errorRow, halved, openTable, tableFacts } from 'ganita/api/columns/table.js';
import { detailOf, UNEXPECTED } from 'ganita/api/errors.js';
import { joinedParquet, writtenRows } from '../columns/parquet.js';
import type { TablePart } from '../columns/tablePart.js';
import type { ChunkComputer, ChunkOptions, ComputedChunk } from './chunk.js';
import type { InputChunk } from './jobInput.js';
import type { StoredTable } from './storedJob.js';

/**
 * Compute a chunk of a job as a file of Parquet: a row for each birth, in order. Errors, thrown by the bytes: unexpected ones; an
 * AbortError when the chunk is no longer wanted. In the last attempt an unexpected error costs the row that meets it alone.
 */
export function tableChunk(
  { id, fields: table, births: source }: StoredTable,
  { line, bytes }: InputChunk,
  { ports, pool }: ChunkComputer,
  { signal, isLastAttempt }: Pick<ChunkOptions, 'signal' | 'isLastAttempt'>,
): ComputedChunk {
  const facts = tableFacts(table, ports);
  const caller = { client: id, disconnected: signal };
  const limits = { birthYears: ports.birthYears };
  let failed = 0;

  /** The rows of some births; null where they have to be computed in smaller parts. */
  async function rowsOf(chunk: BirthChunk): Promise<TablePart | null> {
    signal.throwIfAborted();
    // It is moved to the thread, and may be computed again.
    const moved = { ...chunk, bytes: new Uint8Array(chunk.bytes) };
    try {
      return await pool.tableRows({ table, source, chunk: moved, form: 'parquet', facts, limits }, caller);
    } catch (error) {
      if (signal.aborted || !isLastAttempt) throw error;
      return null;
    }
  }
  async function* partsOf(chunk: BirthChunk): AsyncGenerator<Uint8Array> {
    const part = await rowsOf(chunk);
    failed += part?.failed ?? 0;
    if (part !== null) {
      yield part.bytes;
      return;
    }
    const parts = halved(chunk, source);
    if (parts.length > 1) {
      for (const one of parts) yield* partsOf(one);
      return;
    }
    failed++;
    const opened = openTable(table, ports);
    yield writtenRows(opened, errorRow(opened, chunk.line, detailOf(UNEXPECTED)), 'parquet', facts);
  }
  async function* parts(): AsyncGenerator<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const piece of bytes) pieces.push(piece);
    yield* partsOf({ line, bytes: new Uint8Array(Buffer.concat(pieces)) });
  }
  return { form: 'parquet', bytes: joinedParquet(parts()), failed: () => failed };
}
