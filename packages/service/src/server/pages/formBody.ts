import type { Fields } from '@ganita/pages/page.js';
import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const MAX_FIELDS = 200;

/** The fields of a form or of a query; a field that is given several times is a list with commas. */
function fieldsOf(query: URLSearchParams): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of [...query].slice(0, MAX_FIELDS)) {
    const before = fields.get(name);
    fields.set(name, before === undefined || before === '' ? value : `${before},${value}`);
  }
  return Object.fromEntries(fields);
}

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
