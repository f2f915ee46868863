import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsSchema } from '../../src/server/settings.js';
import { startService, type TestService } from '../http/service.js';
import { docExamples, pageText } from './examples.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('the examples of the documentation', () => {
  const examples = docExamples();

  it('are found, the one of the README first', () => {
    expect(examples[0]).toMatchObject({ page: 'README.md', method: 'POST', path: '/horoscope' });
  });

  it.each(examples)('are answered as $page says: $method $path', async ({ method, path, body, answer }) => {
    const reply = await service.inject({
      method: method as 'GET' | 'POST',
      url: path,
      ...(body !== null && { payload: body as object }),
    });
    expect([reply.statusCode, reply.statusCode >= 400 ? reply.body : '']).toEqual([200, '']);
    if (answer !== null) expect(reply.json()).toMatchObject(answer as object);
  });
});

describe('the README', () => {
  it('lists every setting with its default', () => {
    const readme = pageText('README.md');
    for (const [name, schema] of Object.entries(settingsSchema.properties)) {
      const { description } = schema as { readonly description?: string };
      expect(readme).toContain(`| \`${name}\` |`);
      expect(readme).toContain(String(description));
    }
  });
});
