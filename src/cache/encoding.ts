import { type BrotliOptions, brotliCompressSync, constants, gzipSync, type ZlibOptions } from 'node:zlib';

/** How an answer's bytes are written. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Answers at or below this size are sent as they are. */
export const COMPRESSION_THRESHOLD_BYTES = 1024;

/** The fastest level: on 3.5 MB it costs half of level 6 and gives an eighth more bytes (docs/performance.md). */
export const GZIP_OPTIONS = { level: 1 } as const satisfies ZlibOptions;
const BROTLI_QUALITY = 4;

/** Options of brotli, for a text whose length is known or not. */
export const brotliOptions = (bytes?: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    ...(bytes !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: bytes }),
  },
});

/** An answer ready for the wire. */
export interface EncodedAnswer {
  readonly bytes: Uint8Array;
  /** What the bytes are written in; `identity` where the answer is too small to gain from compression. */
  readonly encoding: Encoding;
}

/** Write a wire record as bytes. */
export const encodeAnswer = (record: unknown, wanted: Encoding): EncodedAnswer =>
  encodeText(Buffer.from(JSON.stringify(record)), wanted);

/** Encode a text, in memory of its own. */
export function encodeText(plain: Uint8Array, wanted: Encoding): EncodedAnswer {
  if (wanted === 'identity' || plain.byteLength <= COMPRESSION_THRESHOLD_BYTES) {
    return { bytes: Buffer.from(plain), encoding: 'identity' };
  }
  const bytes =
    wanted === 'gzip' ? gzipSync(plain, GZIP_OPTIONS) : brotliCompressSync(plain, brotliOptions(plain.byteLength));
  return { bytes, encoding: wanted };
}
