import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { brotliOptions, COMPRESSION_THRESHOLD_BYTES, GZIP_OPTIONS, PAGE_ENCODINGS } from '../../cache/encoding.js';
import { contentEncoding, preferredEncodings } from '../acceptEncoding.js';

/** Text, JSON of every kind and the lines of a batch. */
const COMPRESSED_TYPES = /^text\/(?!event-stream)|[+/](?:json|xml|x-ndjson)(?:;|$)/;

/** Codings of a request body. Node knows more of them from one version to the next. */
const BODY_ENCODINGS = ['br', 'gzip', 'deflate', 'identity'] as const;

/**
 * Read bodies that come compressed: their limit is that of the plain text, and no more than that is decompressed.
 * Compress what handlers send plain. Answers of calculations come written (`compress: false` on their routes). What is
 * streamed is flushed with every piece, so that a line of a batch does not wait for the next.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  // The plugin looks at the global Response, which Node loads at first use (50 ms): now, and not in the first answer.
  void globalThis.Response;
  // The plugin compares names as they are written and weighs codings by rules of its own.
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const ofBody = headers['content-encoding'];
    if (ofBody !== undefined) headers['content-encoding'] = contentEncoding(ofBody);
    headers['accept-encoding'] = preferredEncodings(headers['accept-encoding']);
    done();
  });
  await app.register(compress, {
    threshold: COMPRESSION_THRESHOLD_BYTES,
    encodings: [...PAGE_ENCODINGS],
    requestEncodings: [...BODY_ENCODINGS],
    customTypes: COMPRESSED_TYPES,
    zlibOptions: { ...GZIP_OPTIONS, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { ...brotliOptions(), flush: constants.BROTLI_OPERATION_FLUSH },
  });
}
