const FIRST_BYTES = 64 * 1024;

/**
 * The bytes of one text while it is written. Its memory is kept for the next text, so that an answer of 4 MB does not
 * become garbage.
 */
export class ByteSink {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #view = viewOf(this.#bytes);

  /** Number of bytes written so far. */
  length = 0;

  /** Where bytes are written directly, after `reserve`; a later `reserve` may replace both. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }
  get view(): DataView {
    return this.#view;
  }

  /** Start the next text. */
  clear(): void {
    this.length = 0;
  }

  /** Make room for this many more bytes. */
  reserve(bytes: number): void {
    const wanted = this.length + bytes;
    if (wanted <= this.#bytes.byteLength) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, 2 * this.#bytes.byteLength));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
    this.#view = viewOf(larger);
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
