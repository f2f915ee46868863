import { Readable } from 'node:stream';

/** Large answers are sent in pieces of this size, so that the service knows how much of them was read. */
export const PIECE_BYTES = 256 * 1024;

/** Bytes in pieces; nothing is copied. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Bytes as a stream of pieces. `Readable.from` would await each piece, which costs as much as sending it. */
export function streamOfPieces(bytes: Uint8Array): Readable {
  const pieces = piecesOf(bytes);
  return new Readable({
    read() {
      this.push(pieces.next().value ?? null);
    },
  });
}
