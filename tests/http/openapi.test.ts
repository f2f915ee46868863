import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseSchema } from '../../src/api/answer.js';
import { CALCULATION_ENDPOINTS, PROBE_ENDPOINTS, SERVICE_ENDPOINTS } from '../../src/api/endpoints.js';
import { REPORT_EXAMPLES, REQUEST_EXAMPLES } from '../../src/api/examples.js';
import { readReportRequest } from '../../src/report/request/reportRequest.js';
import { PROBE_SCHEMAS, SERVICE_PARAMETERS, SERVICE_SCHEMAS } from '../../src/server/openapi/serviceSchemas.js';
import { holdsForAnyBody } from './anyBody.js';
import { startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('the OpenAPI document', () => {
  it('is version 3.1 and lists every endpoint with its schemas', async () => {
    const document = (await service.inject({ method: 'GET', url: '/openapi.json' })).json() as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([
      ...CALCULATION_ENDPOINTS.map(({ path }) => path),
      ...Object.values(SERVICE_ENDPOINTS).map(({ path }) => path),
      ...Object.values(PROBE_ENDPOINTS).map(({ path }) => path),
    ]);
    for (const operations of Object.values(document.paths)) {
      for (const operation of Object.values(operations)) expect(Object.keys(operation.responses)).toContain('200');
    }
  });

  it.each(
    CALCULATION_ENDPOINTS.flatMap(({ method, path, calculation }) =>
      Object.entries(REQUEST_EXAMPLES[calculation]).map(([name, { value }]) => ({
        method,
        path,
        calculation,
        name,
        value,
      })),
    ),
  )(
    'has an example "$name" for $path that is answered as its schema says',
    async ({ method, path, calculation, value }) => {
      const { status, body } = await service.ask({ method, path }, value);
      expect(status).toBe(200);
      expect(Compile(responseSchema(calculation)).Errors(body)).toEqual([]);
      expect((body.meta as { ignored_fields: unknown[] }).ignored_fields).toEqual([]);
    },
  );

  it.each(Object.entries(REPORT_EXAMPLES))('has an example "%s" of a report that can be printed', (_, { value }) => {
    expect(() => readReportRequest(value)).not.toThrow();
  });

  it('has examples of places that are found', async () => {
    const parameters = SERVICE_PARAMETERS.search as readonly { name: string; example?: string }[];
    const examples = parameters.filter(({ example }) => example !== undefined);
    expect(examples).toHaveLength(1);
    for (const { name, example = '' } of examples) {
      const reply = await service.inject({ method: 'GET', url: '/location/search', query: { [name]: example } });
      expect(reply.statusCode, example).toBe(200);
    }
  });

  it.each([
    ['/', SERVICE_SCHEMAS.index],
    ['/health', SERVICE_SCHEMAS.health],
    ['/debug/meminfo', SERVICE_SCHEMAS.memory],
    ['/health/live', PROBE_SCHEMAS.live],
    ['/health/ready', PROBE_SCHEMAS.ready],
  ] as const)('describes the answer of %s', async (url, schema) => {
    expect(Compile(schema as never).Errors((await service.inject({ method: 'GET', url })).json())).toEqual([]);
  });
});

describe('the address of the source', () => {
  it('is linked where the operator gives it, and asked for where not', async () => {
    const asked = await startService({ SOURCE_URL: 'https://example.org/ganita-1' });
    const described = async ({ inject }: TestService) =>
      (await inject({ method: 'GET', url: '/openapi.json' })).json() as {
        info: { description: string };
        externalDocs?: { url: string };
      };
    const [with_, without] = [await described(asked), await described(service)];
    expect(with_.externalDocs).toEqual({ description: 'source', url: 'https://example.org/ganita-1' });
    expect(with_.info.description).not.toContain('SOURCE_URL');
    expect(without.externalDocs).toBe(undefined);
    expect(without.info.description).toContain('set `SOURCE_URL`');
    await asked.close();
  });
});

describe('any body around the schemas', () => {
  it('is answered as its schema says or refused with one detail', async () => {
    await holdsForAnyBody(service, 2000, 20_260_101);
  });
});
