/** Large lines of a batch are sent in pieces of this size, so that a slow reader takes one at a time. */
export const PIECE_BYTES = 256 * 1024;

/** Bytes in pieces; nothing is copied. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
