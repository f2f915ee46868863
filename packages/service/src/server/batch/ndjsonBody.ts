import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WrongContentType } from '../errorReplies.js';

export const NDJSON = 'application/x-ndjson';
const wrongType = () => new WrongContentType(NDJSON);

/**
 * Bodies of these routes are NDJSON, a stream of any length: only the lines in flight are in memory. Any other type would be
 * read whole, and is rejected.
 */
export function takeNdjsonOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongType()));
  scope.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload));
}

/**
 * A body as it arrives. It stays open when no more of it is read, because its connection carries the answer too. Errors:
 * WrongContentType.
 */
export function bytesOf(body: unknown): AsyncIterable<Uint8Array> {
  // No parser runs where a request has neither a type nor a body.
  if (!(body instanceof Readable)) throw wrongType();
  return body.iterator({ destroyOnReturn: false });
}
