import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from '../../packages/service/tests/http/service.js';
import { pages, pageText } from './examples.js';
import { writtenRequest, writtenResponse } from './httpText.js';

/** A comment `<!-- exchange -->`, a block with a request and a block with a part of its response. */
const EXCHANGE = /<!-- exchange -->\s*```http\n([\s\S]*?)```\s*```http\n([\s\S]*?)```/g;
const NDJSON = 'application/x-ndjson';

const exchanges = pages().flatMap((page) =>
  [...pageText(page).matchAll(EXCHANGE)].map(([, request = '', response = '']) => ({
    page,
    request: writtenRequest(request),
    response: writtenResponse(response),
  })),
);

/** Values of a body, one for each line of NDJSON; empty lines have none. */
const values = (body: string, type: string | undefined): readonly unknown[] =>
  (type === NDJSON ? body.split('\n').filter((line) => line !== '') : [body]).map((text) => JSON.parse(text));

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

describe('requests with headers in the documentation', () => {
  it('are found', () => {
    expect(exchanges.map(({ page }) => page)).toContain('docs/recipes/batch.md');
  });

  it.each(exchanges)('are answered as $page says: $request.method $request.url', async ({ request, response }) => {
    const reply = await service.inject(request);
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(response.status);
    expect(reply.headers).toMatchObject(response.headers);
    const type = response.headers['content-type'];
    const answered = values(reply.body, type);
    const written = values(response.body, type);
    expect(answered).toHaveLength(written.length);
    written.forEach((part, place) => {
      expect(answered[place]).toMatchObject(part as object);
    });
  });
});
