import { fstatSync, writeSync } from 'node:fs';
import { monotonicMs } from '../../adapters/systemClock.js';

/** Where log lines go. A full disk and a slow or closed reader never affect the caller. */
export interface LogDestination {
  /** Write a line. It is written at once, queued for a slow reader, or dropped; this never throws and never blocks. */
  write(line: string): void;
  /** Fulfilled when no line waits any more, or after the time, whichever comes first. */
  flush(longestMs: number): Promise<void>;
}

export interface LogDestinationOptions {
  /** Called for each line that is dropped. */
  readonly onDropped: () => void;
  /** Bytes of lines that may wait for a slow reader; what comes past them is dropped. */
  readonly mostWaitingBytes?: number;
}

const MAX_WAITING_BYTES = 1024 * 1024;
const RETRY_MS = 20;
/** The reader is slow: what the pipe did not take now it takes later. Any other error loses the line. */
const LATER = new Set(['EAGAIN', 'EWOULDBLOCK', 'EINTR']);
const WARN = 40;

/** A line being written; `reports` is the number of dropped lines that it reports. */
interface Waiting {
  bytes: Buffer;
  started: boolean;
  readonly reports: number;
}

/**
 * Lines to an open file descriptor. A line that a full disk or a closed pipe does not take is dropped and counted, and
 * the next one is tried again, so that logging goes on when there is room again; then a line says how many are missing.
 */
export function openLogDestination(
  fd: number,
  { onDropped, mostWaitingBytes = MAX_WAITING_BYTES }: LogDestinationOptions,
): LogDestination {
  doNotBlock(fd);
  const queue: Waiting[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let retry: NodeJS.Timeout | null = null;
  /** An error cut a line off: the next one must not be appended to its half. */
  let isTorn = false;

  const drop = (): void => {
    dropped++;
    onDropped();
  };
  const enqueue = (text: string, reports: number): void => {
    const bytes = Buffer.from(isTorn ? `\n${text}` : text);
    isTorn = false;
    waitingBytes += bytes.byteLength;
    queue.push({ bytes, started: false, reports });
  };
  const remove = (line: Waiting): void => {
    queue.shift();
    waitingBytes -= line.bytes.byteLength;
  };
  /** False where the rest has to wait. */
  const writeSome = (line: Waiting): boolean => {
    try {
      const written = writeSync(fd, line.bytes);
      waitingBytes -= written;
      line.bytes = line.bytes.subarray(written);
      line.started = true;
      if (line.bytes.byteLength > 0) return true;
      queue.shift();
      dropped -= line.reports;
    } catch (error) {
      if (LATER.has((error as NodeJS.ErrnoException).code ?? '')) return false;
      remove(line);
      if (line.started) isTorn = true;
      // What is lost of a line about losses is still counted.
      if (line.reports === 0) drop();
      return true;
    }
    if (queue.length === 0 && dropped > 0) enqueue(lossLine(dropped), dropped);
    return true;
  };
  const pump = (): void => {
    if (retry !== null) return;
    for (let line = queue[0]; line !== undefined; line = queue[0]) {
      if (writeSome(line)) continue;
      retry = setTimeout(() => {
        retry = null;
        pump();
      }, RETRY_MS).unref();
      return;
    }
  };

  return {
    write(text) {
      if (waitingBytes + text.length > mostWaitingBytes) return drop();
      enqueue(text, 0);
      pump();
    },
    async flush(longestMs) {
      const end = monotonicMs() + longestMs;
      while (queue.length > 0 && monotonicMs() < end) await new Promise((next) => setTimeout(next, RETRY_MS));
    },
  };
}

const lossLine = (count: number): string =>
  `${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, count, msg: 'log lines were dropped' })}\n`;

/**
 * Node sets standard output to non-blocking at its first use when it is a pipe or a socket; a write to a pipe without a
 * reader would otherwise block the whole process. An error of the stream itself appears at the next line.
 */
function doNotBlock(fd: number): void {
  const kind = fstatSync(fd);
  if (fd === process.stdout.fd && (kind.isFIFO() || kind.isSocket())) process.stdout.on('error', () => {});
}
