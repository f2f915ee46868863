import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { exampleOf, firstExample } from '@ganita/service/openapi/examples/exampleAnswers.js';
import type { Endpoint, ProbeEndpoint, ServiceEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAnyBody } from './anyBody.js';
import { startService, type TestService } from './service.js';

/** What the tests read of an operation. */
interface Operation {
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly example: unknown }>> } };
}
/** Each schema is compiled once. */
const validators = new WeakMap<TSchema, Validator>();

/** Where an answer is not what its schema says. */
function errorsOf(schema: TSchema, answer: unknown): readonly unknown[] {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator.Check(answer) ? [] : validator.Errors(answer);
}

/** An answer as the document shows it: a shorter value of the same schema. */
function shownOf(answer: unknown, response: TSchema): unknown {
  const shown = exampleOf(answer, response);
  expect(errorsOf(response, shown)).toEqual([]);
  return shown;
}

/** What an endpoint answers to its first example, as the document shows it. */
async function answerOf(of: TestService, name: string, endpoint: Endpoint): Promise<unknown> {
  switch (endpoint.kind) {
    case 'calculation':
      return shownOf((await of.call(endpoint, firstExample(endpoint))).body, endpoint.answer.schema);
    case 'picture': {
      const [first] = Object.values(endpoint.examples);
      const reply = await of.inject({ method: 'POST', url: endpoint.path, payload: first?.value ?? {} });
      return reply.payload.slice(0, '<svg xmlns="http://www.w3.org/2000/svg"'.length);
    }
    case 'batch': {
      const headers = { 'content-type': 'application/x-ndjson', 'accept-encoding': 'identity' };
      const reply = await of.inject({ method: 'POST', url: endpoint.path, payload: endpoint.example, headers });
      const { line, answer } = JSON.parse(reply.payload.split('\n')[0] ?? '');
      expect(errorsOf(endpoint.line, { line, answer })).toEqual([]);
      return { line, answer: shownOf(answer, ENDPOINTS.natalChart.answer.schema) };
    }
    case 'table': {
      const { query, births } = endpoint.example;
      const headers = { 'content-type': 'text/csv', 'accept-encoding': 'identity' };
      return (await of.inject({ method: 'POST', url: endpoint.path, query, payload: births, headers })).payload;
    }
    case 'report':
    case 'paper': {
      const [first] = Object.values(endpoint.examples);
      const headers = { 'x-pdf-secret': SECRET };
      const reply = await of.inject({ method: 'POST', url: endpoint.path, payload: first?.value ?? {}, headers });
      return reply.payload.slice(0, '%PDF-1.7'.length);
    }
    case 'job':
      throw new Error('answers of jobs are tested in jobs.test.ts');
    default:
      return serviceExample(name, (await of.get(endpoint.path)).body, endpoint);
  }
}

/** Figures of memory and the state of this process differ from those of the example; the fields are the same. */
function serviceExample(name: string, body: object, { response, example }: ServiceEndpoint | ProbeEndpoint): unknown {
  expect(errorsOf(response, body)).toEqual([]);
  if (name !== 'memory' && name !== 'ready') return shownOf(body, response);
  expect(Object.keys(example)).toEqual(Object.keys(body));
  return shownOf(example, response);
}

const SECRET = 'a secret of this test';

let service: TestService;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
beforeAll(async () => {
  service = await startService({ PDF_SECRET: SECRET });
  ({ paths } = (await service.inject({ method: 'GET', url: '/docs/json' })).json());
});
afterAll(() => service.close());

describe('the OpenAPI document', () => {
  it('is version 3.1 and lists every endpoint with its schemas', async () => {
    const document = (await service.inject({ method: 'GET', url: '/openapi.json' })).json() as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([...new Set(Object.values(ENDPOINTS).map(({ path }) => path))]);
    for (const operations of Object.values(document.paths)) {
      for (const { responses } of Object.values(operations)) {
        expect(Object.keys(responses).some((status) => /^20[024]$/.test(status))).toBe(true);
      }
    }
  });

  it.each(
    calculationsOf(ENDPOINTS).flatMap(([, { method, path, answer, examples, mediaType }]) =>
      Object.entries(mediaType === undefined ? examples : {}).map(([name, { value }]) => ({
        method,
        path,
        response: answer.schema,
        name,
        value,
      })),
    ),
  )(
    'has an example "$name" for $path that is answered as its schema says',
    async ({ method, path, response, value }) => {
      const { status, body } = await service.call({ method, path }, value);
      expect(status).toBe(200);
      expect(errorsOf(response, body)).toEqual([]);
      expect((body.meta as { ignored_fields: unknown[] } | undefined)?.ignored_fields ?? []).toEqual([]);
    },
  );

  it.each(Object.entries(ENDPOINTS.report.examples))(
    'has an example "%s" of a report that can be printed',
    (_, { value }) => {
      expect(() => readReportRequest(value, { birthYears: BIRTH_YEARS })).not.toThrow();
    },
  );

  const IN_JSON = (Object.entries(ENDPOINTS) as [string, Endpoint][]).filter(
    ([, row]) => !('mediaType' in row) && row.kind !== 'job',
  );

  it.each(IN_JSON)('shows the answer to the first example of %s', async (name, endpoint) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const [content] = Object.values(operation?.responses[200].content ?? {});
    const live = await answerOf(service, name, endpoint);
    expect(content?.example).toEqual(live);
  });

  it('has examples of places that are found', async () => {
    const { query } = ENDPOINTS.search.calculation.request.properties as { query: { examples?: string[] } };
    expect(query.examples).toHaveLength(1);
    for (const example of query.examples ?? []) {
      const reply = await service.inject({ method: 'GET', url: '/location/search', query: { query: example } });
      expect(reply.statusCode, example).toBe(200);
    }
  });

  it.each([
    ['/', ENDPOINTS.index.response],
    ['/health', ENDPOINTS.health.response],
    ['/debug/meminfo', ENDPOINTS.memory.response],
    ['/health/live', ENDPOINTS.live.response],
    ['/health/ready', ENDPOINTS.ready.response],
  ] as const)('describes the answer of %s', async (url, schema) => {
    expect(errorsOf(schema, (await service.inject({ method: 'GET', url })).json())).toEqual([]);
  });
});

describe('the address of the source', () => {
  it('is linked where the operator gives it, and required where not', async () => {
    const withSource = await startService({ SOURCE_URL: 'https://example.org/ganita-1' });
    const described = async ({ inject }: TestService) =>
      (await inject({ method: 'GET', url: '/openapi.json' })).json() as {
        info: { description: string };
        externalDocs?: { url: string };
      };
    const [with_, without] = [await described(withSource), await described(service)];
    expect(with_.externalDocs).toEqual({ description: 'source', url: 'https://example.org/ganita-1' });
    expect(with_.info.description).not.toContain('SOURCE_URL');
    expect(without.externalDocs).toBe(undefined);
    expect(without.info.description).toContain('set `SOURCE_URL`');
    await withSource.close();
  });
});

describe('any body around the schemas', () => {
  it('is answered as its schema says or rejected with one detail', async () => {
    await checkAnyBody(service, 1000, 20_260_101);
  });
});
