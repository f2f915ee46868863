/** Longest line, in bytes: as for a single request. */
export const MAX_LINE_BYTES = 64 * 1024;

const NEWLINE = 0x0a;

/**
 * The lines of a stream of bytes, without the newline that ends each; a last one without it is a line too. Of a line
 * longer than `longest` bytes only `longest` + 1 bytes are returned, so that the reader sees that it is too long and
 * memory is bounded.
 */
export async function* boundedLines(input: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Uint8Array> {
  const pending = new Uint8Array(longest + 1);
  let length = 0;
  const keep = (part: Uint8Array): void => {
    const taken = part.subarray(0, pending.length - length);
    pending.set(taken, length);
    length += taken.length;
  };
  const line = (): Uint8Array => {
    const whole = pending.slice(0, length);
    length = 0;
    return whole;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      yield line();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield line();
}
