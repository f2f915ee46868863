import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../calculations/validation/parseJson.js';
import { StructureError } from '../../calculations/validation/structureError.js';
import { BodyTooLarge } from '../errors.js';
import { isShortButForOneText } from '../oneLongText.js';

/** What a body may hold besides a photo; the limit of those that may have none is no larger. */
export const MOST_BESIDES_PHOTO = 64 * 1024;

/**
 * Read bodies: JSON in UTF-8 (RFC 8259) and nothing else. Bytes that are no UTF-8 are refused, not replaced. Of a name
 * that stands twice in an object the last value counts. Names such as `__proto__` are ordinary unknown fields:
 * nothing is ever merged from a body.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.byteLength === 0) throw new StructureError('body', 'the body must be a JSON object');
    if (bytes.byteLength > MOST_BESIDES_PHOTO && !isShortButForOneText(bytes, MOST_BESIDES_PHOTO)) {
      throw new BodyTooLarge(MOST_BESIDES_PHOTO, ' besides its photo');
    }
    return parseJson(bytes, 'body');
  });
}
