import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { COMPRESSION_THRESHOLD_BYTES } from '../../workers/encoding.js';

/** Compress what handlers send plain. Answers of calculations come written (`compress: false` on their routes). */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold: COMPRESSION_THRESHOLD_BYTES, encodings: ['br', 'gzip', 'identity'] });
}
