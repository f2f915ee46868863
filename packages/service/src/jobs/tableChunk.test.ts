import { Readable } from 'node:stream';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { type BirthChunk, checkTable, readBirths } from 'ganita/api/columns/table.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { parquetReadObjects } from 'hyparquet';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TableTask, tablePart } from '../columns/tablePart.js';
import type { ChunkComputer } from './chunk.js';
import type { StoredTable } from './storedJob.js';
import { tableChunk } from './tableChunk.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const NEVER = new AbortController().signal;
const birth = (id: string, time = '10:34'): string => `${id};7.12.1996;${time};13.0827;80.2707;Asia/Kolkata\r\n`;
const BIRTHS = [
  '\uFEFFid;date;time;latitude;longitude;zone\r\n',
  birth('first'),
  '\r\n',
  birth('"two\r\nlines"'),
  birth('late', '25:34'),
  birth('"open'),
  birth('poison'),
  birth('last'),
].join('');

/** The births as one chunk of a job, computed by what is given. */
async function rowsBy(
  tableRows: (task: TableTask) => Promise<ReturnType<typeof tablePart>>,
  options: Partial<Parameters<typeof tableChunk>[3]> = {},
) {
  const fields = { select: ['Moon.nakshatra', 'Moon.pada'], keep: ['id'], date_order: 'dmy' };
  const { input: table } = checkTable(fields, ports, 'first', 'own');
  const arriving = (async function* () {
    yield Buffer.from(BIRTHS);
  })();
  const { source, chunks } = await readBirths(arriving, 'csv', table, 100);
  const [chunk] = (await Readable.from(chunks).toArray()) as readonly (BirthChunk & { readonly count: number })[];
  if (chunk === undefined) throw new Error('there is no birth');
  const job: StoredTable = {
    id: '0c5ce0d6-6a4c-4b6e-9d0a-1f6d9f6c5b7e',
    calculation: 'columnTable',
    fields: table,
    births: source,
    priority: 5,
    lines: chunk.count,
    chunkLines: 100,
    createdAt: '2026-11-29T00:00:00.000Z',
  };
  const bytes = (async function* () {
    yield chunk.bytes;
  })();
  const computer: ChunkComputer = {
    ports,
    pool: {
      tableRows,
      answerLine: async () => {
        throw new Error('no line of a table is answered');
      },
    },
  };
  const computed = tableChunk(job, { line: chunk.line, bytes }, computer, {
    signal: NEVER,
    isLastAttempt: false,
    ...options,
  });
  const file = Buffer.concat(await Readable.from(computed.bytes).toArray());
  const { buffer } = new Uint8Array(file);
  return { rows: await parquetReadObjects({ file: buffer }), failed: computed.failed() };
}

const swati = (line: number, id: string) => ({
  line,
  id,
  'Moon.nakshatra': 'Swati',
  'Moon.pada': 1,
  error: null,
});
const wrong = (line: number, id: string | null, error: string) => ({
  line,
  id,
  'Moon.nakshatra': null,
  'Moon.pada': null,
  error,
});
const ROWS = [
  swati(2, 'first'),
  swati(4, 'two\r\nlines'),
  wrong(6, 'late', 'Invalid input: time must have an hour from 0 to 23'),
  wrong(7, null, 'the line has a quote that does not end a cell'),
];

describe('a chunk of a table of a job', () => {
  it('has a row for each birth, with its line in the file that was sent', async () => {
    const { rows, failed } = await rowsBy(async (task) => tablePart(task, ports));
    expect(rows).toEqual([...ROWS, swati(8, 'poison'), swati(9, 'last')]);
    expect(failed).toBe(2);
  });

  /** Nothing that has the poisoned birth can be computed. */
  const failing = async (task: TableTask) => {
    if (Buffer.from(task.chunk.bytes).includes('poison')) throw new Error('the thread has ended');
    return tablePart(task, ports);
  };

  it('is tried again as a whole where it meets an unexpected error', async () => {
    await expect(rowsBy(failing)).rejects.toThrow('the thread has ended');
  });

  it('loses the birth alone that meets an unexpected error in the last attempt', async () => {
    const { rows, failed } = await rowsBy(failing, { isLastAttempt: true });
    expect(rows).toEqual([...ROWS, wrong(8, null, 'Calculation failed'), swati(9, 'last')]);
    expect(failed).toBe(3);
  });

  it('stops in any attempt once it is not wanted', async () => {
    const stop = new AbortController();
    const leaving = async () => {
      stop.abort();
      throw stop.signal.reason;
    };
    await expect(rowsBy(leaving, { signal: stop.signal, isLastAttempt: true })).rejects.toThrow('aborted');
  });
});
