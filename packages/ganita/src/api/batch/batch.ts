import { setImmediate as otherWork } from 'node:timers/promises';
import { parseJson } from '../../calculations/validation/parseJson.js';
import { detailOf, type Failure } from '../errors.js';
import { boundedLines, MAX_LINE_BYTES } from './ndjson.js';

/** Why a line has no answer: always the short form of a failure. */
export interface LineFailure {
  readonly status: number;
  readonly detail: string;
}

/** A failure as a line reports it. */
export const lineFailure = (failure: Failure): LineFailure => ({ status: failure.status, detail: detailOf(failure) });

/** One line of a batch: its number (from 1) and its answer, or why it has none. */
export type BatchLine =
  | { readonly line: number; readonly answer: unknown }
  | { readonly line: number; readonly error: LineFailure };

interface BatchOptions {
  /** Answers one request. */
  readonly answer: (body: unknown) => Promise<unknown>;
  /** The status and text of a failure. */
  readonly failureOf: (error: unknown) => LineFailure;
  /** Lines computed at once. */
  readonly width: number;
  readonly maxLines: number;
  /** Bytes of the whole batch as plain text, however it was compressed; no bound where it is left out. */
  readonly maxBytes?: number;
  /** A failure of the input that a last line reports, once lines were answered; null: it is thrown. */
  readonly inputFailureOf?: (error: unknown) => LineFailure | null;
  /** Waits until a line of this many bytes may be read; an invalid line costs time too. */
  readonly admit?: (bytes: number) => Promise<void>;
}

/** The batch is larger than its limit. */
class TooManyBytes extends Error {}

async function* upTo(maxBytes: number, input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of input) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new TooManyBytes();
    yield piece;
  }
}

const SPACES: ReadonlySet<number> = new Set([0x09, 0x0d, 0x20]);
const isEmpty = (line: Uint8Array): boolean => line.every((byte) => SPACES.has(byte));

/**
 * Answer NDJSON line by line, in order, a few at once: no more is read than is computed, and no more is computed than
 * is consumed. A line that fails has its error in its own line; empty lines are skipped but counted.
 */
export async function* answerLines(input: AsyncIterable<Uint8Array>, options: BatchOptions): AsyncGenerator<BatchLine> {
  const { answer, failureOf, width, maxLines, maxBytes = Number.POSITIVE_INFINITY, admit } = options;
  const { inputFailureOf = () => null } = options;
  const inFlight: Promise<BatchLine>[] = [];
  const answerOne = async (bytes: Uint8Array, line: number): Promise<BatchLine> => {
    try {
      if (bytes.length > MAX_LINE_BYTES) {
        return { line, error: { status: 413, detail: 'the line is longer than 64 KB' } };
      }
      await admit?.(bytes.length);
      return { line, answer: await answer(parseJson(bytes, 'line')) };
    } catch (error) {
      return { line, error: failureOf(error) };
    }
  };
  let line = 0;
  let answered = 0;
  const endWith = (error: LineFailure): void => {
    inFlight.push(Promise.resolve({ line, error }));
  };
  try {
    for await (const bytes of boundedLines(upTo(maxBytes, input), MAX_LINE_BYTES)) {
      line++;
      // Ten thousand lines that fail at once would otherwise be one long task of the main thread.
      await otherWork();
      if (line > maxLines) {
        endWith({ status: 413, detail: `a batch has at most ${maxLines} lines` });
        break;
      }
      if (isEmpty(bytes)) continue;
      inFlight.push(answerOne(bytes, line));
      answered++;
      if (inFlight.length >= width) yield (await inFlight.shift()) as BatchLine;
    }
  } catch (error) {
    const failure =
      error instanceof TooManyBytes
        ? { status: 413, detail: `a batch has at most ${maxBytes} bytes` }
        : answered > 0
          ? inputFailureOf(error)
          : null;
    if (failure === null) throw error;
    line++;
    endWith(failure);
  }
  for (const rest of inFlight) yield await rest;
}
