import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedLines } from './ndjson.js';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(input: AsyncIterable<Uint8Array>, longest: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of boundedLines(input, longest)) lines.push(Buffer.from(line).toString('utf8'));
  return lines;
}

describe('the lines of a stream', () => {
  it('are the same however the stream is cut, in the midst of a letter too', async () => {
    const texts = fc.array(fc.constantFrom('', 'a', 'é', '😀', '\u2028', ' ', 'చెన్నై'), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (lines, size) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        expect(await linesOf(inChunks(bytes, size), 100)).toEqual(lines);
      }),
    );
  });

  it('end with the stream where no newline does', async () => {
    expect(await linesOf(inChunks(Buffer.from('one\ntwo'), 2), 10)).toEqual(['one', 'two']);
    expect(await linesOf(inChunks(Buffer.from(''), 2), 10)).toEqual([]);
  });

  it('are cut one byte past the longest, and the next begins where it should', async () => {
    const text = `${'x'.repeat(10)}\n${'y'.repeat(11)}\n${'z'.repeat(500)}\nend`;
    for (const size of [1, 7, 1000]) {
      expect(await linesOf(inChunks(Buffer.from(text), size), 10)).toEqual([
        'x'.repeat(10),
        'y'.repeat(11),
        'z'.repeat(11),
        'end',
      ]);
    }
  });

  it('buffer no more of an endless one than its bound', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(120);
    const endless = (async function* () {
      for (let n = 0; n < 2000; n++) yield chunk;
    })();
    const before = process.memoryUsage().arrayBuffers;
    const lines: number[] = [];
    for await (const line of boundedLines(endless, 64 * 1024)) lines.push(line.length);
    expect(lines).toEqual([64 * 1024 + 1]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1024 * 1024);
  });
});
