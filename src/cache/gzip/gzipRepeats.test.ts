import zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_REPEAT, Repeats, SHORTEST_REPEAT, WINDOW_BYTES } from '../../api/writing/repeats.js';
import { gzipRepeats } from './gzipRepeats.js';

/** A text of new bytes and of copies, with the copies noted. */
class NotedText {
  readonly repeats = new Repeats();
  readonly #bytes: number[] = [];

  add(bytes: Iterable<number>): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  copy(length: number, distance: number): this {
    const at = this.#bytes.length;
    for (let done = 0; done < length; done++) this.#bytes.push(this.#bytes[at - distance + done] as number);
    this.repeats.add(at, length, distance);
    return this;
  }

  get length(): number {
    return this.#bytes.length;
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

const unzipped = (text: NotedText): Buffer => zlib.gunzipSync(gzipRepeats(text.bytes(), text.repeats));

/** Bytes of which no two neighbours are the same, for as long as it is asked. */
const bytesOf = (length: number, seed = 0): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 167 + seed) % 251);

describe('gzip of a text whose repeats are noted', () => {
  it('gives the text back, whatever its bytes and repeats are', () => {
    const anyPiece = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.uint8Array({ minLength: 1000, maxLength: 1100 }),
      fc.record({ length: fc.integer({ min: SHORTEST_REPEAT, max: LONGEST_REPEAT }), distance: fc.nat(3000) }),
    );
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 30 }), (pieces) => {
        const text = new NotedText();
        for (const piece of pieces) {
          if (piece instanceof Uint8Array) text.add(piece);
          else if (text.length > 0) text.copy(piece.length, 1 + (piece.distance % text.length));
        }
        expect(unzipped(text).equals(text.bytes())).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('has a code for every length and every distance', () => {
    const text = new NotedText().add(bytesOf(WINDOW_BYTES));
    for (let length = SHORTEST_REPEAT; length <= LONGEST_REPEAT; length++) text.copy(length, 1000);
    for (let distance = 1; distance <= WINDOW_BYTES; distance += distance < 2000 ? 1 : 97) text.copy(4, distance);
    text.copy(4, WINDOW_BYTES);
    expect(unzipped(text).equals(text.bytes())).toBe(true);
  });

  it('leaves long stretches without a repeat to zlib, before, between and after the repeats', () => {
    const text = new NotedText();
    for (const stretch of [5000, 1024, 1023, 1]) text.add(Buffer.alloc(stretch, 'a stretch ')).copy(20, 30);
    text.add(Buffer.alloc(5000, 'the end '));
    expect(unzipped(text).equals(text.bytes())).toBe(true);
    expect(gzipRepeats(text.bytes(), text.repeats).length).toBeLessThan(2000);
  });

  it('gives the same bytes after another text, and bytes that are its own', () => {
    const text = new NotedText().add(bytesOf(200)).copy(50, 100);
    const first = gzipRepeats(text.bytes(), text.repeats);
    const before = Buffer.from(first);
    const other = new NotedText().add(bytesOf(70_000, 3)).copy(50, 100);
    gzipRepeats(other.bytes(), other.repeats);
    expect(before.equals(first)).toBe(true);
    expect(before.equals(gzipRepeats(text.bytes(), text.repeats))).toBe(true);
    expect(first.buffer.byteLength).toBe(first.byteLength);
  });
});

describe('after an error half-way', () => {
  it('the next text is right', () => {
    const text = new NotedText().add(bytesOf(200)).copy(50, 100);
    const before = gzipRepeats(text.bytes(), text.repeats);
    const broken = new NotedText().add(bytesOf(300, 9)).copy(50, 100).repeats;
    broken.distance = () => {
      throw new Error('half-way');
    };
    expect(() => gzipRepeats(Buffer.from(bytesOf(400)), broken)).toThrow('half-way');
    expect(gzipRepeats(text.bytes(), text.repeats)).toEqual(before);
  });

  it('also where it was memory that was missing', () => {
    const allocate = Buffer.allocUnsafeSlow;
    const text = new NotedText();
    for (let seed = 0; seed < 1000; seed++) text.add(bytesOf(1000, seed)).copy(50, 100);
    Buffer.allocUnsafeSlow = () => {
      throw new RangeError('no memory');
    };
    try {
      expect(() => gzipRepeats(text.bytes(), text.repeats)).toThrow('no memory');
    } finally {
      Buffer.allocUnsafeSlow = allocate;
    }
    expect(unzipped(text).equals(text.bytes())).toBe(true);
  });
});

describe('noted repeats', () => {
  it('leave out what deflate cannot use: too short, too far away, from before the end of the last one, the rest of a long one', () => {
    const repeats = new Repeats();
    repeats.add(50_000, SHORTEST_REPEAT - 1, 10);
    repeats.add(50_000, 10, WINDOW_BYTES + 1);
    expect([repeats.count, repeats.end]).toEqual([0, 0]);
    repeats.add(50_000, LONGEST_REPEAT + 1, 10);
    repeats.add(50_000 + LONGEST_REPEAT - 1, 10, 10);
    expect([repeats.count, repeats.length(0), repeats.end]).toEqual([1, LONGEST_REPEAT, 50_000 + LONGEST_REPEAT]);
  });
});
