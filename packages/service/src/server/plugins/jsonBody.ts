import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { parseJson, StructureError } from 'ganita/calculations/validation/parseJson.js';

/** A larger body than any ordinary request has: it takes milliseconds to read and to check. */
const LARGE_BODY_BYTES = 4096;

/**
 * Read bodies: JSON in UTF-8 (RFC 8259) and nothing else. Bytes that are not UTF-8 are rejected, not replaced. Of a
 * duplicate name in an object the last value counts. Names such as `__proto__` are ordinary unknown fields: nothing is
 * ever merged from a body. However many large bodies come at the same time, each turn of the event loop reads one of
 * them, so that other requests are answered in between.
 */
export function registerJsonBody(app: FastifyInstance): void {
  let largeBody: Promise<void> = Promise.resolve();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.byteLength === 0) throw new StructureError('wrong_type', 'body', 'the body must be a JSON object');
    if (bytes.byteLength > LARGE_BODY_BYTES) {
      largeBody = largeBody.then(() => nextTurn());
      await largeBody;
    }
    return parseJson(bytes, 'body');
  });
}
