import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linePieces } from './inputPieces.js';
import { JobInput } from './jobInput.js';

const ignore = () => undefined;

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}
async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of bytes) text += Buffer.from(piece).toString();
  return text;
}

describe('the lines of a job', () => {
  let folder: string;
  let input: JobInput;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ganita-input-'));
    input = new JobInput(folder, 'ndjson');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['that end with a newline', 'a\nbb\n\nccc\nd\n', ['a\nbb\n', '\nccc\n', 'd\n']],
    ['whose last one has none', 'a\nbb\n\nccc\nd', ['a\nbb\n', '\nccc\n', 'd']],
    ['that fill their last chunk', '\n\na\nb\n', ['\n\n', 'a\nb\n']],
  ])('%s are divided into chunks, in whatever pieces they come', async (_, text, chunks) => {
    for (const size of [1, 2, 3, 100]) {
      const lines = await input.receive(linePieces(pieces(text, size), { chunkLines: 2, onLine: ignore }));
      expect(lines).toBe(chunks.join('').split('\n').length - (text.endsWith('\n') ? 1 : 0));
      for (const [chunk, wanted] of chunks.entries()) {
        const { line, bytes } = await input.chunk(chunk, chunks.length);
        expect([line, await textOf(bytes)]).toEqual([chunk * 2 + 1, wanted]);
      }
    }
    expect(readdirSync(folder).sort()).toEqual(['input.index', 'input.ndjson']);
  });

  it('are counted when the first byte of each has come, before more is read', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read++;
        yield Buffer.from('a\n');
      }
    }
    const onLine = (line: number): void => {
      if (line > 1000) throw new Error('too many');
    };
    await expect(input.receive(linePieces(endless(), { chunkLines: 2, onLine }))).rejects.toThrow('too many');
    expect(read).toBe(1001);
  });

  it.each([
    ['lines', 'input.ndjson', /cut off in chunk 1/],
    ['index', 'input.index', /has no chunk 1/],
  ])('are an error, and not fewer lines, where the file of the %s is cut off', async (_, file, error) => {
    await input.receive(linePieces(pieces('a\nb\nc\n', 100), { chunkLines: 2, onLine: ignore }));
    truncateSync(join(folder, file), file === 'input.ndjson' ? 5 : 39);
    const textOfChunk = async (chunk: number) => textOf((await input.chunk(chunk, 2)).bytes);
    await expect(textOfChunk(1)).rejects.toThrow(error);
    expect(await textOfChunk(0)).toBe('a\nb\n');
  });
});
