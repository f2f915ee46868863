import { Repeats, WINDOW_BYTES } from './repeats.js';

const FIRST_BYTES = 64 * 1024;

/**
 * The bytes of one text while it is written. Its memory is kept for the next text, so that an answer of 4 MB does not
 * become garbage.
 */
export class ByteSink {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #view = viewOf(this.#bytes);
  /** Its length, which is asked for each repeat of a text. */
  #room = FIRST_BYTES;

  /** Number of bytes written so far. */
  length = 0;

  /** Whether writers note which bytes repeat earlier ones; only gzip gains from it. */
  notesRepeats = false;
  /** What was noted of the text. */
  readonly repeats = new Repeats();

  /** Where bytes are written directly, after `reserve`; a later `reserve` may replace it. */
  get view(): DataView {
    return this.#view;
  }

  /** Start the next text. */
  clear(): void {
    this.length = 0;
    this.repeats.clear();
  }

  /**
   * Note that the `length` bytes at `at` are a copy of those at `from`, which may be anywhere. The repeat is extended as far as
   * the bytes around both are the same: back to the end of the repeat before it, and on to `end`. No byte before `end` may change
   * afterwards.
   */
  repeat(at: number, length: number, from: number, end: number): void {
    const distance = at - from;
    if (!this.notesRepeats || distance <= 0 || distance > WINDOW_BYTES) return;
    const bytes = this.#bytes;
    const earliest = Math.max(this.repeats.end, distance);
    let first = at;
    let after = at + length;
    while (first > earliest && bytes[first - 1] === bytes[first - 1 - distance]) first--;
    while (after < end && bytes[after] === bytes[after - distance]) after++;
    this.repeats.add(first, after - first, distance);
  }

  /** Make room for this many more bytes. */
  reserve(bytes: number): void {
    const wanted = this.length + bytes;
    if (wanted <= this.#room) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, 2 * this.#room));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
    this.#view = viewOf(larger);
    this.#room = larger.byteLength;
  }

  /** Append a text as UTF-8. */
  text(text: string): void {
    this.reserve(Buffer.byteLength(text));
    this.length += this.#bytes.write(text, this.length, 'utf8');
  }

  /** Append bytes. */
  append(bytes: Uint8Array): void {
    this.reserve(bytes.byteLength);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.byteLength;
  }

  /** The bytes of the text. They are valid until the next one is written. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);
