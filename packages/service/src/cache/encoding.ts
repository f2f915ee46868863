import zlib from 'node:zlib';

/** How an answer's bytes are written, the best first where a client has no preference. */
export const ENCODINGS = ['zstd', 'br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Encodings of pages and of what is streamed. */
export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** Answers at or below this size are sent as they are. */
export const COMPRESSION_THRESHOLD_BYTES = 1024;

/** The fastest level of zlib: on 3.7 MB it costs a quarter of level 6 and gives two fifths more bytes (docs/performance.md). */
export const GZIP_OPTIONS = { level: 1 } as const satisfies zlib.ZlibOptions;
/** Costs half of zlib's fastest level and gives a sixth less bytes. */
const BROTLI_QUALITY = 1;
/** Of larger answers, such as whole charts: a quarter less CPU time than quality 1, and 8 % more bytes. */
const LARGE_ANSWER_BYTES = 1024 * 1024;
const LARGE_ANSWER_QUALITY = 0;
const ZSTD_LEVEL = 1;
/** `ZSTD_c_compressionLevel` in zstd.h. */
const ZSTD_LEVEL_PARAMETER = 100;

/** Node has zstd from 22.15 on. */
const { zstdCompressSync } = zlib as {
  readonly zstdCompressSync?: (
    bytes: Uint8Array,
    options: { readonly params: Readonly<Record<number, number>> },
  ) => Buffer;
};

/** The encodings that this version of Node can write. */
export const AVAILABLE_ENCODINGS: readonly Encoding[] = ENCODINGS.filter(
  (encoding) => encoding !== 'zstd' || zstdCompressSync !== undefined,
);

/** Options of brotli, for a text whose length is known or not. */
export const brotliOptions = (bytes?: number, quality: number = qualityFor(bytes)): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    ...(bytes !== undefined && { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes }),
  },
});

const qualityFor = (bytes = 0): number => (bytes > LARGE_ANSWER_BYTES ? LARGE_ANSWER_QUALITY : BROTLI_QUALITY);

/** An answer ready for the wire. */
export interface EncodedAnswer {
  readonly bytes: Uint8Array;
  /** What the bytes are written in; `identity` where the answer is too small to gain from compression. */
  readonly encoding: Encoding;
}

/** Encode a text, in memory of its own. */
export function encodeText(plain: Uint8Array, wanted: Encoding): EncodedAnswer {
  const encoding = plain.byteLength <= COMPRESSION_THRESHOLD_BYTES ? 'identity' : wanted;
  return { bytes: encoders[encoding](plain), encoding };
}

const encoders: Readonly<Record<Encoding, (plain: Uint8Array) => Uint8Array>> = {
  zstd(plain) {
    if (zstdCompressSync === undefined) throw new Error('this version of Node has no zstd');
    return zstdCompressSync(plain, { params: { [ZSTD_LEVEL_PARAMETER]: ZSTD_LEVEL } });
  },
  br: (plain) => zlib.brotliCompressSync(plain, brotliOptions(plain.byteLength)),
  gzip: (plain) => zlib.gzipSync(plain, GZIP_OPTIONS),
  identity: (plain) => Buffer.from(plain),
};
