import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../calculations/validation/parseJson.js';
import { StructureError } from '../../calculations/validation/structureError.js';

/**
 * Read bodies: JSON in UTF-8 (RFC 8259) and nothing else. Bytes that are no UTF-8 are refused, not replaced. Of a name
 * that stands twice in an object the last value counts. Names such as `__proto__` are ordinary unknown fields:
 * nothing is ever merged from a body.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.byteLength === 0) throw new StructureError('body', 'the body must be a JSON object');
    return parseJson(bytes, 'body');
  });
}
