import { BIRTH_YEARS, TRANSIT_YEARS, type YearRange } from '@ganita/core/time/civilText.js';
import { settingsSchema } from '@ganita/service/server/settings.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from '../../packages/service/tests/http/service.js';
import { docExamples, pages, pageText } from './examples.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

describe('the examples of the documentation', () => {
  const examples = docExamples();

  it('are found, the one of the README first', () => {
    expect(examples[0]).toMatchObject({ page: 'README.md', method: 'POST', path: '/horoscope' });
  });

  it.each(examples)('are answered as $page says: $method $path', async ({ method, path, body, status, answer }) => {
    const reply = await service.inject({
      method: method as 'GET' | 'POST',
      url: path,
      ...(body !== null && { payload: body as object }),
    });
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(status);
    if (answer !== null) expect(reply.json()).toMatchObject(answer as object);
  });
});

describe('the recipes', () => {
  /** A block. */
  const FENCE = /^```(\w*)\n(?:[\s\S]*?)^```/gm;
  /** A comment by which a test finds the block; the response of an exchange is right after its request. */
  const EXECUTED = /(?:<!-- (?:request|answer|rejected|exchange|run|failure)[^\n]*-->|^```)\s*$/m;

  it.each(pages().filter((page) => /recipes\/|client|library/.test(page)))('of %s are all executed', (page) => {
    const text = pageText(page);
    const shown = [...text.matchAll(FENCE)].filter(
      ({ index }) => !EXECUTED.test(text.slice(0, index).trimEnd().split('\n').at(-1) ?? ''),
    );
    expect(shown.map(([block]) => block)).toEqual([]);
  });
});

describe('the README', () => {
  it('lists every setting with its default', () => {
    const readme = pageText('README.md');
    // A default that depends on the machine is given in words.
    const inWords = { WORKERS: 'one per core, at most 4' };
    for (const [name, schema] of Object.entries(settingsSchema.properties)) {
      const row = schema as { readonly description?: string; readonly default?: unknown };
      const shown = Object.hasOwn(inWords, name) ? inWords[name as keyof typeof inWords] : String(row.default);
      expect(readme).toContain(`| \`${name}\` |${shown === '' ? '' : ` ${shown}`} | ${row.description} |`);
    }
  });

  it('names the years of births and of other dates', () => {
    const range = ({ first, last }: YearRange): string => `years ${first} to ${last}`;
    expect(pageText('README.md')).toContain(`A birth may be in the ${range(BIRTH_YEARS)}.`);
    expect(pageText('README.md')).toContain(`may be in the ${range(TRANSIT_YEARS)}.`);
  });

  it('lists no setting that is not there', () => {
    const named = [...pageText('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(settingsSchema.properties));
  });
});
