import { describe, expect, it } from 'vitest';
import { partsOfFile, skipTo } from './results.js';
import { chunkLinesOf, type StoredTable } from './storedJob.js';

const NDJSON =
  '{"line":2,"answer":{"a":[1,2]}}\n{"line":3,"error":{}}\n{"line":11,"answer":"x,\\n"}\n{"line":12,"answer":1}\n';

/** A text in pieces of some bytes. */
async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

async function skipped(fromLine: number, size: number): Promise<string> {
  let text = '';
  for await (const piece of skipTo(fromLine, pieces(NDJSON, size))) text += Buffer.from(piece).toString();
  return text;
}

describe('results from a line on', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [11, 2],
    [12, 3],
    [13, 4],
  ])('that start at line %i leave %i lines out, in whatever pieces they are read', async (fromLine, left) => {
    const wanted = NDJSON.split('\n').slice(left).join('\n');
    for (const size of [1, 2, 3, 7, 30, 1000]) expect(await skipped(fromLine, size)).toBe(wanted);
  });
});

describe('a file of a table', () => {
  const tableOf = (select: readonly string[]): StoredTable => {
    const fields = { select, keep: ['id'], fields: {}, date_order: 'ymd' } as const;
    const request = { calculation: 'columnTable', fields, priority: 5 } as const;
    const lines = 1_000_000;
    const births = { form: 'ndjson' } as const;
    const chunkLines = chunkLinesOf({ ...request, form: 'ndjson' });
    return { ...request, births, id: '', lines, chunkLines, createdAt: '' };
  };

  it('has a million births of some columns, and fewer chunks the more columns they have', () => {
    const positions = tableOf(['Sun.*', 'Moon.*', 'Mars.*', 'D-9.*.sign']);
    expect(partsOfFile(positions) * positions.chunkLines).toBeGreaterThan(positions.lines);
    const wide = tableOf(['D-*.*.sign', 'D-*.*.longitude']);
    expect(partsOfFile(wide)).toBeLessThan(100);
  });
});
