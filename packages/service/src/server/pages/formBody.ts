import type { Fields } from '@ganita/pages/page.js';
import { fieldsOf } from '@ganita/pages/readPage.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileText } from 'ganita/api/births/jhd.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';

const FORM = 'application/x-www-form-urlencoded';
const FORM_WITH_FILE = 'multipart/form-data';
/** Read the bodies of forms, and of nothing else. A file becomes two fields: its text, and `..._name`. */
export function registerFormBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) =>
    fieldsOf(new URLSearchParams(body)),
  );
  app.addContentTypeParser(FORM_WITH_FILE, { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, body: Buffer) =>
    fieldsOf(await fieldsWithFile(headers['content-type'] ?? '', body)),
  );
}

/** Errors: StructureError for a body that is no such form. */
async function fieldsWithFile(type: string, body: Buffer): Promise<URLSearchParams> {
  const fields = new URLSearchParams();
  for (const [name, value] of await formOf(type, body)) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.name !== '') {
      fields.append(name, fileText(new Uint8Array(await value.arrayBuffer())));
      fields.append(`${name}_name`, value.name);
    }
  }
  return fields;
}

async function formOf(type: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new StructureError('wrong_type', 'body', 'the body is not a form as its Content-Type says');
  }
}

/** The fields of the query of a request target. */
export const queryOf = (target: string): Fields => {
  const at = target.indexOf('?');
  return at === -1 ? {} : fieldsOf(new URLSearchParams(target.slice(at + 1)));
};
