/** Bytes that are copied at once. */
const STEP = 8;

/** How many bytes after its end a copy may overwrite. */
export const OVERRUN = STEP - 1;

/** A text that is written often: its bytes, filled up to whole steps. */
export interface Ascii {
  readonly length: number;
  readonly view: DataView;
}

/** The bytes of a text. Throws RangeError for characters outside ASCII. */
export function ascii(text: string): Ascii {
  const bytes = new Uint8Array(Math.ceil(text.length / STEP) * STEP);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) throw new RangeError(`${text} is not ASCII`);
    bytes[at] = code;
  }
  return { length: text.length, view: new DataView(bytes.buffer) };
}

/**
 * Copy bytes of ASCII, and up to `OVERRUN` bytes after them. Eight bytes at once as a number: none of them is a NaN,
 * which a copy might change, because no byte of ASCII has its highest bit set.
 */
export function copyAscii(to: DataView, at: number, from: DataView, start: number, length: number): void {
  for (let done = 0; done < length; done += STEP) {
    to.setFloat64(at + done, from.getFloat64(start + done, true), true);
  }
}

/** Write a text at a place; where it ends. */
export function putAscii(to: DataView, at: number, { view, length }: Ascii): number {
  copyAscii(to, at, view, 0, length);
  return at + length;
}
