import { describe, expect, it } from 'vitest';
import { CsvReader, type CsvRecord, cellsOf, type Delimiter, delimiterOf } from './csvRecords.js';

/** Records of a text that arrives in pieces of some bytes. */
function recordsIn(text: string | Uint8Array, delimiter: Delimiter = ',', size = 7): readonly CsvRecord[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const reader = new CsvReader(delimiter);
  const found: CsvRecord[] = [];
  for (let at = 0; at < bytes.length; at += size) found.push(...reader.read(bytes.slice(at, at + size), false));
  found.push(...reader.read(new Uint8Array(), true));
  return found;
}

const linesAndCells = (text: string, delimiter: Delimiter = ',', size = 7) =>
  recordsIn(text, delimiter, size).map((record) => {
    try {
      return [record.line, cellsOf(record, delimiter)];
    } catch (error) {
      return [record.line, (error as Error).message];
    }
  });

const BROKEN = 'the line has a quote that does not end a cell';

describe('records of separated values', () => {
  it('are the same however the bytes are cut', () => {
    const text = '\uFEFFa;b\r\n"x;1";"say ""hi"""\r\n"two\r\nlines";2\r\n\r\nlast;3';
    const expected = [
      [1, ['a', 'b']],
      [2, ['x;1', 'say "hi"']],
      [3, ['two\r\nlines', '2']],
      [5, ['']],
      [6, ['last', '3']],
    ];
    for (let size = 1; size < 40; size++) expect(linesAndCells(text, ';', size)).toEqual(expected);
  });

  it('lose the line of a quote that is not closed, and no other', () => {
    const text = `a,b\n1,"open\n2,x\n3,"shut"\n${'4,y\n'.repeat(3)}`;
    expect(linesAndCells(text)).toEqual([
      [1, ['a', 'b']],
      [2, BROKEN],
      [3, ['2', 'x']],
      [4, ['3', 'shut']],
      [5, ['4', 'y']],
      [6, ['4', 'y']],
      [7, ['4', 'y']],
    ]);
    expect(linesAndCells('a,b\n1,"open\n2,x')).toEqual([
      [1, ['a', 'b']],
      [2, BROKEN],
      [3, ['2', 'x']],
    ]);
  });

  it('are bounded: a quote that a large file never closes costs its own line', () => {
    const found = linesAndCells(`1,"open\n${'2,x\n'.repeat(50_000)}`, ',', 4096);
    expect(found).toHaveLength(50_001);
    expect(found[0]).toEqual([1, BROKEN]);
    expect(found.at(-1)).toEqual([50_001, ['2', 'x']]);
  });

  it('are bounded: a line that does not end is cut, and the next is read', () => {
    const found = linesAndCells(`1,${'x'.repeat(500_000)}\n2,x\n`, ',', 4096);
    expect(found).toEqual([
      [1, 'the line is longer than 64 KB'],
      [2, ['2', 'x']],
    ]);
  });

  it('take a quote inside a cell for a letter', () => {
    expect(linesAndCells('5\' 6",x\n')).toEqual([[1, ['5\' 6"', 'x']]]);
  });

  it('that are no UTF-8 are named', () => {
    const [record] = recordsIn(Uint8Array.of(0x4a, 0xfc, 0x72, 0x0a));
    expect(() => cellsOf(record as CsvRecord, ',')).toThrow('the line is not UTF-8');
  });
});

describe('the separator of a header', () => {
  const separatorOf = (text: string) => delimiterOf({ line: 1, bytes: new TextEncoder().encode(text) });

  it('is the one it has', () => {
    expect(separatorOf('date;time;"a,b"')).toBe(';');
    expect(separatorOf('date\ttime')).toBe('\t');
    expect(separatorOf('date,time')).toBe(',');
    expect(separatorOf('date')).toBe(',');
  });

  it('is an error where it has two', () => {
    expect(() => separatorOf('date;time,latitude')).toThrow('must separate its names by one of');
  });
});
