import type { WriteStream } from 'node:tty';
import { monotonicMs } from 'ganita/adapters/systemClock.js';

/** Shows how far a long command is. */
export interface ProgressBar {
  /** `total` is null where it is not known. */
  show(done: number, total: number | null): void;
  /** End the line. */
  end(): void;
}

const WIDTH = 30;
const EVERY_MS = 200;
const SECOND = 1000;

/** One line on a terminal, written over again a few times a second; nothing where the stream is none. */
export function progressBar(
  stream: Pick<WriteStream, 'isTTY' | 'write'>,
  now: () => number = monotonicMs,
): ProgressBar {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  const startedAt = now();
  let shownAt = Number.NEGATIVE_INFINITY;
  let text = '';
  const write = (): void => void stream.write(`\r${text}\x1b[K`);
  return {
    show(done, total) {
      const at = now();
      text = barText(done, total, at - startedAt);
      if (at - shownAt < EVERY_MS) return;
      shownAt = at;
      write();
    },
    end() {
      write();
      stream.write('\n');
    },
  };
}

/** The bar, the lines, the rate, and the seconds that are left. */
export function barText(done: number, total: number | null, elapsedMs: number): string {
  const rate = elapsedMs > 0 ? done / (elapsedMs / SECOND) : 0;
  const lines = `${rate.toFixed(rate < 10 ? 1 : 0)} lines/s`;
  if (total === null) return `${done} lines, ${lines}`;
  const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
  const left = rate > 0 && done < total ? `, ${Math.ceil((total - done) / rate)} s left` : '';
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${total} lines, ${lines}${left}`;
}
