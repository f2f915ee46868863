import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArrivedTooSlowly } from '../errorReplies.js';
import { atPace } from './arrival.js';

const PACE = { leastBytes: 10, withinMs: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
  late = 0;
});
afterEach(() => void vi.useRealTimers());

let late = 0;
const onLate = (): void => void late++;

/** A body of pieces, each after some milliseconds in which the client sends nothing. */
async function* body(...pieces: (readonly [afterMs: number, bytes: number])[]): AsyncGenerator<Uint8Array> {
  for (const [afterMs, bytes] of pieces) {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    yield new Uint8Array(bytes);
  }
}

/** Read a body; the reader takes its time with each piece. */
async function readAll(source: AsyncIterable<Uint8Array>, restMs = 0): Promise<number | Error> {
  let bytes = 0;
  try {
    for await (const piece of source) {
      bytes += piece.byteLength;
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    return bytes;
  } catch (error) {
    return error as Error;
  }
}

async function outcome(reading: Promise<number | Error>): Promise<number | Error> {
  await vi.advanceTimersByTimeAsync(60_000);
  return reading;
}

describe('a body that must come at a pace', () => {
  it('comes whole when it keeps it, however long it takes', async () => {
    const pieces = Array.from({ length: 20 }, () => [900, 10] as const);
    expect(await outcome(readAll(atPace(body(...pieces), PACE, onLate)))).toBe(200);
  });

  it('fails when it trickles, though something comes all the time', async () => {
    const pieces = Array.from({ length: 20 }, () => [300, 2] as const);
    expect(await outcome(readAll(atPace(body(...pieces), PACE, onLate)))).toBeInstanceOf(ArrivedTooSlowly);
    expect(late).toBe(1);
  });

  it('fails when nothing comes any more', async () => {
    expect(await outcome(readAll(atPace(body([1, 10], [1_000_000, 1]), PACE, onLate)))).toBeInstanceOf(
      ArrivedTooSlowly,
    );
  });

  it('may end with less, and is not blamed for the time that its reader takes', async () => {
    expect(await outcome(readAll(atPace(body([1, 3], [1, 3], [1, 3]), PACE, onLate), 5000))).toBe(9);
    expect(late).toBe(0);
  });

  it('fails as its source does, and is released when its reader wants no more', async () => {
    let released = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        yield new Uint8Array(1);
        throw new Error('broken off');
      } finally {
        released = true;
      }
    }
    expect(await readAll(atPace(source(), PACE, onLate))).toEqual(new Error('broken off'));
    released = false;
    for await (const _ of atPace(source(), PACE, onLate)) break;
    expect(released).toBe(true);
  });
});
