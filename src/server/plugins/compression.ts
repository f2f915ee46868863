import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD_BYTES, GZIP_LEVEL } from '../../workers/encoding.js';

/** Text, JSON of every kind and the lines of a batch. */
const COMPRESSED_TYPES = /^text\/(?!event-stream)|[+/](?:json|xml|x-ndjson)(?:;|$)/;

/**
 * Compress what handlers send plain. Answers of calculations come written (`compress: false` on their routes). What is
 * streamed is flushed with every piece, so that a line of a batch does not wait for the next.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: COMPRESSION_THRESHOLD_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    customTypes: COMPRESSED_TYPES,
    zlibOptions: { level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
  });
}
