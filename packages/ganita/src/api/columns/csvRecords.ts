import { StructureError } from '../../calculations/validation/parseJson.js';
import { MAX_LINE_BYTES } from '../batch/ndjson.js';

/** A record of a text with separated values: its bytes without the end of its line, and the line where it starts. */
export interface CsvRecord {
  /** Counted from 1. */
  readonly line: number;
  readonly bytes: Uint8Array;
}

const [NEWLINE, RETURN, QUOTE] = [0x0a, 0x0d, 0x22];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;
/** Characters between cells that are known. */
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Where the record that starts at `from` ends. */
interface RecordEnd {
  /** Past its newline; null where more bytes are needed to know. */
  readonly next: number | null;
  readonly lines: number;
}

/**
 * The end of a record. A quote that is not closed within the longest record, or is closed within a cell, is a slip: the record
 * ends with its line then, so that it alone is lost.
 */
function endOfRecord(bytes: Uint8Array, from: number, delimiter: number | null, isLast: boolean): RecordEnd {
  let isQuoted = false;
  let isStart = true;
  let isClosed = false;
  let firstLineEnd = -1;
  let lines = 1;
  const slip = (): RecordEnd => ({ next: firstLineEnd < 0 ? bytes.length : firstLineEnd, lines: 1 });
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === NEWLINE) {
      if (firstLineEnd < 0) firstLineEnd = at + 1;
      if (!isQuoted) return { next: at + 1, lines };
      lines++;
    }
    if (isQuoted) {
      if (byte === QUOTE) [isQuoted, isClosed] = [false, true];
      if (at - from > MAX_LINE_BYTES && firstLineEnd >= 0) return slip();
      continue;
    }
    if (byte === QUOTE) {
      // A quote within a quoted cell is written twice; one within any other cell is a letter.
      if (isStart || isClosed) [isQuoted, isStart] = [true, false];
      isClosed = false;
      continue;
    }
    if (isClosed && byte !== delimiter && byte !== RETURN && delimiter !== null && lines > 1) return slip();
    isClosed = false;
    isStart = byte === delimiter;
  }
  if (!isLast) return { next: null, lines };
  return isQuoted && firstLineEnd >= 0 ? slip() : { next: bytes.length, lines };
}

function endOfLine(bytes: Uint8Array, from: number, isLast: boolean): RecordEnd {
  const end = bytes.indexOf(NEWLINE, from);
  return { next: end >= 0 ? end + 1 : isLast ? bytes.length : null, lines: 1 };
}

const withoutLineEnd = (bytes: Uint8Array): Uint8Array => {
  let end = bytes.length;
  if (bytes[end - 1] === NEWLINE) end--;
  if (bytes[end - 1] === RETURN) end--;
  return bytes.subarray(0, end);
};

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

/** Reads records out of bytes as they arrive. */
export class CsvReader {
  private rest: Uint8Array = new Uint8Array();
  private line: number;
  private isStart: boolean;
  private delimiter: number | null;
  private readonly hasQuotes: boolean;
  /** In a line that is too long: the rest of it is not kept. */
  private isSkipping = false;

  /** Lines of JSON have no cells: a quote in them means nothing here. `delimiter`: null until the header is read. */
  constructor(delimiter: Delimiter | null = null, firstLine = 1, form: 'csv' | 'ndjson' = 'csv') {
    this.hasQuotes = form === 'csv';
    this.delimiter = delimiter === null ? null : delimiter.charCodeAt(0);
    this.line = firstLine;
    this.isStart = firstLine === 1;
  }

  /** Separates the records that follow. */
  separateBy(delimiter: Delimiter): void {
    this.delimiter = delimiter.charCodeAt(0);
  }

  /** The records that are whole once some bytes have come; those of the end too where `isLast`. */
  *read(piece: Uint8Array, isLast: boolean): Generator<CsvRecord> {
    let bytes = joined(this.rest, piece);
    if (this.isStart && (bytes.length >= BYTE_ORDER_MARK.length || isLast)) {
      if (BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte)) bytes = bytes.subarray(BYTE_ORDER_MARK.length);
      this.isStart = false;
    }
    if (this.isSkipping) {
      const end = bytes.indexOf(NEWLINE);
      if (end < 0) return;
      bytes = bytes.subarray(end + 1);
      this.isSkipping = false;
    }
    let from = 0;
    this.rest = bytes;
    while (!this.isStart && from < bytes.length) {
      const { next, lines } = this.hasQuotes
        ? endOfRecord(bytes, from, this.delimiter, isLast)
        : endOfLine(bytes, from, isLast);
      if (next === null) {
        if (bytes.length - from <= 2 * MAX_LINE_BYTES) break;
        yield { line: this.line, bytes: bytes.subarray(from, from + MAX_LINE_BYTES + 1) };
        this.line++;
        this.rest = new Uint8Array();
        this.isSkipping = true;
        break;
      }
      const record = { line: this.line, bytes: withoutLineEnd(bytes.subarray(from, next)) };
      from = next;
      this.line += lines;
      this.rest = bytes.subarray(from);
      yield record;
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new StructureError('not_utf8', 'line', 'the line is not UTF-8');
  }
}

/** A line that is longer than any birth. */
export const tooLong = () => new StructureError('too_many_items', 'line', 'the line is longer than 64 KB');

const unclosed = () => new StructureError('wrong_type', 'line', 'the line has a quote that does not end a cell');

/** The cells of a record (RFC 4180). Errors: StructureError for bytes that are no UTF-8, and quotes that close nothing. */
export function cellsOf({ bytes }: CsvRecord, delimiter: Delimiter): readonly string[] {
  if (bytes.length > MAX_LINE_BYTES) throw tooLong();
  const text = textOf(bytes);
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length + 1 : end + 1;
      continue;
    }
    let end = at + 1;
    for (; text[end] !== '"' || text[end + 1] === '"'; end += text[end] === '"' ? 2 : 1)
      if (end >= text.length) throw unclosed();
    cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
    if (end + 1 < text.length && text[end + 1] !== delimiter) throw unclosed();
    at = end + 2;
  }
  return cells;
}

/**
 * What separates the cells of a header: the one of the known characters that it has. Errors: StructureError where it has several
 * outside quotes, since names of columns have none.
 */
export function delimiterOf(header: CsvRecord): Delimiter {
  // Every second part is in quotes.
  const bare = textOf(header.bytes)
    .split('"')
    .filter((_, at) => at % 2 === 0)
    .join('');
  const [found = ',', other] = DELIMITERS.filter((delimiter) => bare.includes(delimiter));
  if (other !== undefined)
    throw new StructureError(
      'wrong_type',
      'header',
      'the header must separate its names by one of comma, semicolon and tab',
    );
  return found;
}
