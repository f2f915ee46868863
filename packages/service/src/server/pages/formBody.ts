import type { Fields } from '@ganita/pages/page.js';
import { fieldsOf } from '@ganita/pages/readPage.js';
import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
/** Read the bodies of forms, and of nothing else. */
export function registerFormBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) =>
    fieldsOf(new URLSearchParams(body)),
  );
}

/** The fields of the query of a request target. */
export const queryOf = (target: string): Fields => {
  const at = target.indexOf('?');
  return at === -1 ? {} : fieldsOf(new URLSearchParams(target.slice(at + 1)));
};
