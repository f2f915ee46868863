import { monotonicMs } from 'ganita/adapters/systemClock.js';
import sonicBoom from 'sonic-boom';

/** Where log lines go. A full disk and a slow or closed reader never affect the caller. */
export interface LogDestination {
  /** Write a line soon, with those that come meanwhile; it waits for a slow reader, or is dropped. Never throws, never blocks. */
  write(line: string): void;
  /** Fulfilled when no line waits any more, or after the time, whichever comes first. */
  flush(longestMs: number): Promise<void>;
}

export interface LogDestinationOptions {
  /** Called for each line that is dropped. */
  readonly onDropped: () => void;
  /** Bytes of lines that may wait for a slow reader or a full disk; what comes past them is dropped. */
  readonly mostWaitingBytes?: number;
}

const MAX_WAITING_BYTES = 1024 * 1024;
/**
 * Bytes of lines that are written with one call: a pipe takes so many whole or not at all (`PIPE_BUF` of Linux), so that another
 * process that writes into it cannot cut a line in two.
 */
const BYTES_AT_ONCE = 4096;
const LOOK_MS = 20;
/** Lines of so long are written together: that halves the CPU time of a line, from 49 to 26 us. */
const GATHER_MS = 10;
/** Characters of lines that wait for that at most. */
const GATHER_LENGTH = 64 * 1024;
const WARN = 40;

/**
 * Lines to an open file descriptor. What a full disk or a closed pipe does not take waits and is tried again with the next
 * line. When there is room again after lines were dropped, a line says how many are missing.
 */
export function openLogDestination(
  fd: number,
  { onDropped, mostWaitingBytes = MAX_WAITING_BYTES }: LogDestinationOptions,
): LogDestination {
  doNotBlock(fd);
  const stream = new sonicBoom.SonicBoom({ fd, maxLength: mostWaitingBytes, maxWrite: BYTES_AT_ONCE });
  let isWaiting = false;
  let dropped = 0;
  let gathered: string[] = [];
  let gatheredLength = 0;
  let timer: NodeJS.Timeout | undefined;
  const writeGathered = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    [gathered, gatheredLength] = [[], 0];
    for (const line of lines) stream.write(line);
  };
  const write = (line: string): void => {
    isWaiting = true;
    gathered.push(line);
    gatheredLength += line.length;
    if (gatheredLength >= GATHER_LENGTH) writeGathered();
    else timer ??= setTimeout(writeGathered, GATHER_MS).unref();
  };
  stream.on('drop', () => {
    dropped++;
    onDropped();
  });
  stream.on('drain', () => {
    isWaiting = gathered.length > 0;
    if (dropped > 0) write(lossLine(dropped));
    dropped = 0;
  });
  // The stream keeps what was not written.
  stream.on('error', () => undefined);
  return {
    write,
    async flush(longestMs) {
      writeGathered();
      const end = monotonicMs() + longestMs;
      while (isWaiting && monotonicMs() < end) await new Promise((next) => setTimeout(next, LOOK_MS));
    },
  };
}

const lossLine = (count: number): string =>
  `${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, count, msg: 'log lines were dropped' })}\n`;

/**
 * Node sets standard output to non-blocking at its first use when it is a pipe or a socket; a write to a pipe without a
 * reader would otherwise keep the process from ending. An error of the stream itself appears at the next line.
 */
function doNotBlock(fd: number): void {
  if (fd === process.stdout.fd) process.stdout.on('error', () => undefined);
}
