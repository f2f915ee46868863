import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** The type of a body, which is one of these. Errors: WrongContentType. */
export function typeOf<Type extends string>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  types: readonly Type[],
): Type {
  const [given] = (headers['content-type'] ?? '').split(';');
  const found = types.find((type) => type === given?.trim().toLowerCase());
  if (found === undefined) throw wrongType(types);
  return found;
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
