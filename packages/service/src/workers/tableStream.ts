import type { BirthSource } from 'ganita/api/columns/birthRows.js';
import {
  errorRow,
  openTable,
  readBirths,
  type TableForm,
  type TableRequest,
  type TableRows,
  tableFacts,
  tableHead,
} from 'ganita/api/columns/table.js';
import { columnsMs } from 'ganita/api/counts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { joinedParquet, writtenRows } from '../columns/parquet.js';
import type { Requester } from '../queue/fairQueue.js';
import type { AnswerPool } from './answerService.js';

/** Where the births of a table come from, and how it is written. */
export interface TableOrder {
  readonly table: TableRequest;
  readonly births: AsyncIterable<Uint8Array>;
  readonly birthForm: BirthSource['form'];
  readonly form: TableForm;
}

/** What computes tables, and how much of them at once. */
export interface TableComputer {
  readonly ports: Ports;
  readonly pool: Pick<AnswerPool, 'tableRows'>;
  readonly caller?: Requester;
  /** Chunks that are computed or wait for a thread at the same time. */
  readonly width: number;
  /** What a chunk is to take, in milliseconds of one thread. */
  readonly chunkMs: number;
  readonly maxRows?: number;
  /** Waits until a chunk of this cost, in milliseconds, may be computed. */
  readonly admit?: (costMs: number) => Promise<void>;
  /** Called with the births that are done when a chunk is, and how many of them have an error. */
  readonly onRows?: (done: number, failed: number) => void;
}

const NO_ROWS: TableRows = { rows: [], failed: 0 };
const [LEAST_ROWS, MOST_ROWS] = [10, 2000];

/** Rows of a chunk that takes about some milliseconds. */
export const rowsOfChunk = (chunkMs: number, rowMs: number): number =>
  Math.min(MOST_ROWS, Math.max(LEAST_ROWS, Math.round(chunkMs / rowMs)));

/** What each item gives, in order; `width` of them are on their way at once, and no more are read than are wanted. */
async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  compute: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const onTheirWay: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const coming = compute(item);
      // It is awaited below: another one may fail before.
      coming.catch(() => undefined);
      onTheirWay.push(coming);
      if (onTheirWay.length >= width) yield await (onTheirWay.shift() as Promise<Result>);
    }
    for (let next = onTheirWay.shift(); next !== undefined; next = onTheirWay.shift()) yield await next;
  } finally {
    await Promise.allSettled(onTheirWay);
  }
}

/**
 * The bytes of a table, computed by the threads as they are read. Errors: those of its header and of the fields of all births,
 * before the first byte; later those of the input, and unexpected ones.
 */
export async function tableBytes(order: TableOrder, computer: TableComputer): Promise<AsyncIterable<Uint8Array>> {
  const { table: request, form, birthForm } = order;
  const { ports, pool, caller, width, chunkMs, maxRows = Number.POSITIVE_INFINITY, admit, onRows } = computer;
  const table = openTable(request, ports);
  const facts = tableFacts(request, ports);
  const rowMs = columnsMs({ input: request });
  const { source, chunks } = await readBirths(order.births, birthForm, request, rowsOfChunk(chunkMs, rowMs));
  let [done, failed] = [0, 0];
  async function* parts(): AsyncGenerator<Uint8Array> {
    let count = 0;
    let last: TableRows | null = null;
    async function* admitted() {
      for await (const chunk of chunks) {
        count += chunk.count;
        if (count > maxRows) {
          last = errorRow(table, chunk.line, `a table has at most ${maxRows} births; send more as a job`);
          return;
        }
        await admit?.(chunk.count * rowMs);
        yield chunk;
      }
    }
    const computed = inOrder(admitted(), width, async (chunk) => {
      const { line, bytes } = chunk;
      const task = {
        table: request,
        source,
        chunk: { line, bytes },
        form,
        facts,
        limits: { birthYears: ports.birthYears },
      };
      return { count: chunk.count, part: await pool.tableRows(task, caller) };
    });
    for await (const { count: rows, part } of computed) {
      done += rows;
      failed += part.failed;
      onRows?.(done, failed);
      yield part.bytes;
    }
    if (last !== null) yield writtenRows(table, last, form, facts);
    else if (count === 0) yield writtenRows(table, NO_ROWS, form, facts);
  }
  if (form === 'parquet') return joinedParquet(parts());
  return (async function* () {
    const head = tableHead(table, form);
    if (head !== '') yield Buffer.from(head);
    yield* parts();
  })();
}
