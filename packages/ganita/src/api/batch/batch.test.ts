import { describe, expect, it } from 'vitest';
import { answerLines } from './batch.js';

async function* linesOf(count: number): AsyncGenerator<Uint8Array> {
  for (let n = 1; n <= count; n++) yield Buffer.from(`${n}\n`);
}

const failureOf = () => ({ status: 422, detail: 'wrong' });

describe('a batch', () => {
  it('has no more lines in flight than its width, and reads no further', async () => {
    let [under, most, read] = [0, 0, 0];
    const answer = async (body: unknown) => {
      read = Math.max(read, body as number);
      most = Math.max(most, ++under);
      await new Promise((resolve) => setTimeout(resolve, 1));
      under--;
      return body;
    };
    const lines = answerLines(linesOf(50), { answer, failureOf, width: 3, maxLines: 100 });
    expect((await lines.next()).value).toEqual({ line: 1, answer: 1 });
    while (under > 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise(setImmediate);
    expect(read).toBeLessThanOrEqual(4);
    for await (const _ of lines);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('ends with an error past the maximum number of lines', async () => {
    const lines = [];
    for await (const line of answerLines(linesOf(10), { answer: async (x) => x, failureOf, width: 2, maxLines: 3 }))
      lines.push(line);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatchObject({ line: 4, error: { status: 413 } });
  });

  it('rejects a line that is too long', async () => {
    const long = (async function* () {
      for (let n = 0; n < 70; n++) yield Buffer.alloc(1000, 'x');
      yield Buffer.from('\n7');
    })();
    const lines = [];
    for await (const line of answerLines(long, { answer: async (x) => x, failureOf, width: 1, maxLines: 9 }))
      lines.push(line);
    expect(lines).toEqual([
      { line: 1, error: { status: 413, detail: 'the line is longer than 64 KB' } },
      { line: 2, answer: 7 },
    ]);
  });

  it('rejects a line that is no UTF-8, and passes over empty ones', async () => {
    const input = (async function* () {
      yield Buffer.from('"é"\n \t\r\n\n', 'utf8');
      yield Buffer.from('"é"\r\n"("', 'latin1');
    })();
    const lines = [];
    for await (const line of answerLines(input, { answer: async (x) => x, failureOf, width: 1, maxLines: 9 }))
      lines.push(line);
    expect(lines).toEqual([
      { line: 1, answer: 'é' },
      { line: 4, error: { status: 422, detail: 'wrong' } },
      { line: 5, answer: '(' },
    ]);
  });
});

describe('a batch of too many bytes', () => {
  it('ends with 413 however few its lines are', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('{"n":1}\n');
      for (;;) yield new Uint8Array(1000).fill(0x20);
    }
    const lines: unknown[] = [];
    const options = { answer: async (x: unknown) => x, failureOf, width: 1, maxLines: 9, maxBytes: 50_000 };
    for await (const line of answerLines(endless(), options)) lines.push(line);
    expect(lines).toEqual([
      { line: 1, answer: { n: 1 } },
      { line: 2, error: { status: 413, detail: 'a batch has at most 50000 bytes' } },
    ]);
  });

  it('waits with each line until it is admitted, before the line is read', async () => {
    const admitted: number[] = [];
    async function* two(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('not json\n{"n":1}\n');
    }
    const admit = async (bytes: number): Promise<void> => void admitted.push(bytes);
    const options = { answer: async (x: unknown) => x, failureOf, width: 1, maxLines: 9, admit };
    const lines: unknown[] = [];
    for await (const line of answerLines(two(), options)) lines.push(line);
    expect(admitted).toEqual([8, 7]);
    expect(lines).toHaveLength(2);
  });
});
