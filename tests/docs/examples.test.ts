import { BIRTH_YEARS, TRANSIT_YEARS, type YearRange } from '@ganita/core/time/civilText.js';
import { settingsSchema } from '@ganita/service/server/settings.js';
import type { Endpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
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
  it('is short, and leads to the image and to every page that a beginner needs', () => {
    const readme = pageText('README.md');
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8_000);
    expect(readme).toMatch(/^docker build -f deploy\/Dockerfile .* docker run .*-p 8000:8000/m);
    const links = [
      'deploy/README.md',
      'docs/getting-started.md',
      'docs/settings.md',
      'docs/command-line.md',
      'CONTRIBUTING.md',
    ];
    for (const link of links) expect(readme).toContain(`](${link})`);
    const started = pageText('docs/getting-started.md');
    expect(started).toContain('docker run');
    expect(started).toContain('](../deploy/README.md)');
  });

  it('names the years of births and of other dates', () => {
    const range = ({ first, last }: YearRange): string => `years ${first} to ${last}`;
    expect(pageText('README.md')).toContain(`A birth may be in the ${range(BIRTH_YEARS)}.`);
    expect(pageText('README.md')).toContain(`may be in the ${range(TRANSIT_YEARS)}.`);
  });
});

describe('the page of settings', () => {
  const page = pageText('docs/settings.md');

  it('lists every setting with its default', () => {
    // A default that depends on the machine is given in words.
    const inWords = { WORKERS: 'one per core, at most 4' };
    for (const [name, schema] of Object.entries(settingsSchema.properties)) {
      const row = schema as { readonly description?: string; readonly default?: unknown };
      const shown = Object.hasOwn(inWords, name) ? inWords[name as keyof typeof inWords] : String(row.default);
      expect(page).toContain(`| \`${name}\` |${shown === '' ? '' : ` ${shown}`} | ${row.description} |`);
    }
  });

  it('lists no setting that is not there', () => {
    const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(settingsSchema.properties));
  });
});

describe('the recipe of caching', () => {
  it('lists every endpoint that sends how long its response is valid', () => {
    const text = pageText('docs/recipes/caching.md');
    for (const [, { method, path, cacheSeconds }] of calculationsOf(ENDPOINTS)) {
      if (cacheSeconds === undefined) continue;
      const row = text
        .split('\n')
        .find((line) => line.includes(`max-age=${cacheSeconds}`) && line.startsWith(`| \`${method} `));
      expect(row, path).toMatch(new RegExp(`[\` ]${path}\``));
      expect(row, path).toMatch(method === 'GET' ? /\| yes \|$/ : /\| none \|$/);
    }
  });
});

describe('the recipe of screens', () => {
  const [, table = ''] = /^\| screen \|.*\n([\s\S]*?)\n\n/m.exec(pageText('docs/recipes/screens.md')) ?? [];
  const rows = table.split('\n').slice(1);
  /** Endpoints of the operator, which no screen shows. */
  const OF_OPERATORS = ['GET /', 'GET /health', 'GET /health/live', 'GET /health/ready', 'GET /debug/meminfo'];

  it('has a row for every endpoint that a screen can use', () => {
    const wanted = Object.values<Endpoint>(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
    const missing = wanted.filter((name) => !OF_OPERATORS.includes(name) && !table.includes(`\`${name}\``));
    expect(missing).toEqual([]);
    const named = [...table.matchAll(/`((?:GET|POST|DELETE) [^`]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !wanted.includes(name))).toEqual([]);
  });

  it('names only fields that its endpoint has', () => {
    const wrong = rows.flatMap((row) => {
      const [screen = '', endpoint = '', fields = ''] = row.replace(/^\| /, '').split(' | ');
      const name = /`([^`]+)`/.exec(endpoint)?.[1];
      const found = Object.values<Endpoint>(ENDPOINTS).find(({ method, path }) => `${method} ${path}` === name);
      const request =
        found && ('calculation' in found ? found.calculation.request : 'request' in found ? found.request : null);
      if (!request) return [];
      return [...fields.matchAll(/`([a-z_]+)[`:]/g)]
        .map(([, field = '']) => field)
        .filter((field) => !Object.hasOwn(request.properties, field))
        .map((field) => `${screen}: ${field}`);
    });
    expect(wrong).toEqual([]);
  });
});
