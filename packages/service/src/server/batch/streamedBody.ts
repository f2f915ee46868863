import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WrongContentType } from '../errorReplies.js';

export const NDJSON = 'application/x-ndjson';
const wrongType = (types: readonly string[]) => new WrongContentType(types.join(' or '));

/**
 * Bodies of these routes are streams of any length of some types, of which only what is in flight is in memory. Any other type
 * would be read whole, and is rejected.
 */
export function takeOnly(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongType(types)));
  scope.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}

/**
 * A body as it arrives. It stays open when no more of it is read, because its connection carries the answer too. Errors:
 * WrongContentType.
 */
export function bytesOf(
  body: unknown,
  types: readonly string[],
): AsyncIterable<Uint8Array> & { readonly readableEnded: boolean } {
  // No parser runs where a request has neither a type nor a body.
  if (!(body instanceof Readable)) throw wrongType(types);
  return {
    [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
    get readableEnded() {
      return body.readableEnded;
    },
  };
}
