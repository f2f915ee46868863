import { describe, expect, it } from 'vitest';
import { answerLines } from './batch.js';

async function* linesOf(count: number): AsyncGenerator<string> {
  for (let n = 1; n <= count; n++) yield JSON.stringify(n);
}

const failureOf = () => ({ status: 422, detail: 'wrong' });

describe('a batch', () => {
  it('has no more lines under way than its width, and reads no further', async () => {
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
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(read).toBeLessThanOrEqual(4);
    for await (const _ of lines);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('ends with a refusal past the most lines it holds', async () => {
    const lines = [];
    for await (const line of answerLines(linesOf(10), { answer: async (x) => x, failureOf, width: 2, maxLines: 3 }))
      lines.push(line);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatchObject({ line: 4, error: { status: 413 } });
  });

  it('refuses a line that is too long', async () => {
    const long = (async function* () {
      yield JSON.stringify('x'.repeat(70_000));
    })();
    const [line] = [await answerLines(long, { answer: async (x) => x, failureOf, width: 1, maxLines: 9 }).next()];
    expect(line.value).toMatchObject({ line: 1, error: { status: 413 } });
  });
});
