import type { Readable } from 'node:stream';
import { BodyTooLarge } from './errorReplies.js';

const FIRST_BYTES = 64 * 1024;

/**
 * The whole of a body in a buffer of its own. Each piece is copied as it comes, so that no turn of the event loop
 * copies megabytes. `expectedBytes` is its announced length where there is one. Errors: BodyTooLarge past `limitBytes`;
 * those of the stream.
 */
export async function collectBody(
  body: Readable,
  limitBytes: number,
  expectedBytes: number | null,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(Math.min(limitBytes, expectedBytes ?? FIRST_BYTES));
  let length = 0;
  // The stream stays open where the body is too large, because its connection carries the answer too.
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    const end = length + piece.byteLength;
    if (end > limitBytes) throw new BodyTooLarge(limitBytes);
    if (end > bytes.byteLength)
      bytes = copyOf(bytes, length, Math.min(limitBytes, Math.max(end, 2 * bytes.byteLength)));
    bytes.set(piece, length);
    length = end;
  }
  return length === bytes.byteLength ? bytes : copyOf(bytes, length, length);
}

function copyOf(bytes: Uint8Array, length: number, capacity: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(capacity);
  copy.set(bytes.subarray(0, length));
  return copy;
}

const QUOTE = 0x22;
/** Characters that are not in base64, but between parts of JSON. */
const BETWEEN_PARTS = ['[', '{', ','].map((sign) => sign.charCodeAt(0));
/** `data:image/jpeg;base64,` may precede a photo. */
const MAX_PREFIX = 32;

/**
 * Whether a JSON text is short except for one long piece of base64 in it. Millions of brackets or names keep a parser busy
 * for seconds; such a text is detected in milliseconds, before it is parsed.
 */
export function isShortExceptOneText(bytes: Buffer, maxOtherBytes: number): boolean {
  let long = bytes.subarray(0, 0);
  for (let from = 0; from <= bytes.length; ) {
    const quote = bytes.indexOf(QUOTE, from);
    const to = quote === -1 ? bytes.length : quote;
    if (to - from > long.length) long = bytes.subarray(from, to);
    if (to - long.length > maxOtherBytes) return false;
    from = to + 1;
  }
  const inside = long.subarray(MAX_PREFIX);
  return !BETWEEN_PARTS.some((sign) => inside.includes(sign));
}
