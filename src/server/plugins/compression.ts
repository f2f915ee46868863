import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMPRESSION_THRESHOLD_BYTES, type Encoding } from '../../workers/encoding.js';

/** Compress what handlers send plain; answers that come written from a worker pass through. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold: COMPRESSION_THRESHOLD_BYTES, encodings: ['br', 'gzip', 'identity'] });
}

/** The encoding a client takes, brotli before gzip; identity where it takes neither or says nothing. */
export function encodingFor(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding'];
  const chosen = header === undefined ? null : negotiate(header, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
}
