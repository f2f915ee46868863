import { commandsOf } from '@ganita/service/cli/endpointCommands.js';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { UNLIMITED } from '@ganita/service/server/allowance.js';
import { registerCalculationRoutes } from '@ganita/service/server/routes/calculationRoutes.js';
import { headlinesOf } from '@ganita/service/server/routes/serviceRoutes.js';
import Fastify from 'fastify';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { EndpointOf } from 'ganita/api/endpoint.js';
import type { EndpointAnswer } from 'ganita/api/endpointAnswer.js';
import { calculationsOf, ENDPOINTS, limitedOf } from 'ganita/api/endpoints.js';
import { libraryOf } from 'ganita/api/library.js';
import { calculation, type Filled, type Ports } from 'ganita/calculations/calculation.js';
import { nullable } from 'ganita/calculations/fields/schema.js';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';

/** What a new endpoint needs: a request schema, a function that computes, an answer of a schema and its record, and a row. */
const sidesRequest = Type.Object({
  width: Type.Integer({ minimum: 1, maximum: 9, description: 'units' }),
  height: Type.Optional(nullable(Type.Integer({ minimum: 1, default: null, description: 'units; null = width' }))),
});

interface Area {
  readonly input: Filled<typeof sidesRequest>;
  readonly area: number;
}

const areaCalculation = calculation({
  request: sidesRequest,
  checks: {},
  rules: () => null,
  compute: ({ input }): Area => ({ input, area: input.width * (input.height ?? input.width) }),
});

const areaResponse = Type.Object({ area: Type.Integer({ minimum: 1 }) });

const areaAnswer: EndpointAnswer<Area, typeof areaResponse> = {
  schema: areaResponse,
  record: ({ area }) => ({ area }),
};

const areaRow: EndpointOf<typeof areaCalculation, typeof areaAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/made-up/area',
  group: 'days',
  summary: 'Area of a rectangle',
  description: 'Multiplies two sides.',
  docs: 'horoscope',
  limitPerMinute: 7,
  costMs: 1,
  headline: true,
  calculation: areaCalculation,
  inPool: false,
  answer: areaAnswer,
  examples: { square: { summary: 'A square', value: { width: 3 } } },
  command: { name: 'made-up-area' },
};

const TABLE = { ...ENDPOINTS, madeUpArea: areaRow };

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

describe('one more row in the table of endpoints', () => {
  it('is a route that checks and answers', async () => {
    const app = Fastify();
    const limits = { guard: () => async () => undefined, allowance: UNLIMITED };
    const pool = {} as Parameters<typeof registerCalculationRoutes>[2]['pool'];
    registerCalculationRoutes(app, TABLE, { ports, pool, limits });
    const reply = await app.inject({ method: 'POST', url: '/made-up/area', payload: { width: 3, height: 4 } });
    expect([reply.statusCode, reply.json()]).toEqual([200, { area: 12 }]);
    const rejected = await app.inject({ method: 'POST', url: '/made-up/area', payload: { width: 10 } });
    expect(rejected.json()).toMatchObject({ message: 'width must be between 1 and 9' });
    await app.close();
  });

  it('is in OpenAPI with its schemas, its example and its limit', () => {
    const { paths, components } = openApiDocument({}, { table: TABLE });
    expect(paths['/made-up/area']).toMatchObject({
      post: {
        operationId: 'madeUpArea',
        summary: 'Area of a rectangle',
        description:
          'Multiplies two sides. More: [docs/horoscope.md](/docs/horoscope.md).\n\nAt most 7 calls a minute.',
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/MadeUpAreaRequest' },
              examples: { square: { value: { width: 3 } } },
            },
          },
        },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/MadeUpAreaResponse' } } } },
        },
      },
    });
    expect(components.schemas).toMatchObject({
      MadeUpAreaRequest: { required: ['width'], properties: { width: { maximum: 9 } } },
      MadeUpAreaResponse: { properties: { area: { minimum: 1 } } },
    });
  });

  it('is a command whose options are the fields of the request', async () => {
    const command = commandsOf(TABLE)['made-up-area'];
    expect(command?.summary).toBe('Area of a rectangle');
    expect(command?.help(false)).toMatch(/--width +required; units; 1 to 9\n/);
    expect(JSON.parse(String(await command?.run(['--width', '3'])))).toEqual({ area: 9 });
  });

  it('is a method of the library, with the types of its request and answer', () => {
    const answer: { readonly area: number } = libraryOf(TABLE, ports).madeUpArea({ width: 2, height: 5 });
    expect(answer).toEqual({ area: 10 });
    // @ts-expect-error: a request without a required field does not compile
    expect(() => libraryOf(TABLE, ports).madeUpArea({})).toThrow('width is required');
  });

  it('is limited, counted and listed like all others', () => {
    expect(limitedOf(TABLE).map(({ path }) => path)).toContain('/made-up/area');
    expect(calculationsOf(TABLE).map(([name]) => name)).toContain('madeUpArea');
    expect(headlinesOf(TABLE)['POST /made-up/area']).toBe('Area of a rectangle');
  });

  it('does not compile where the record differs from its schema', () => {
    // @ts-expect-error: area is a number in the schema
    const drifted: typeof areaAnswer = { schema: areaResponse, record: ({ area }) => ({ area: String(area) }) };
    expect(drifted.schema).toBe(areaResponse);
  });
});

describe('the table of endpoints', () => {
  it('has one name, one path and one command for each row', () => {
    const rows = Object.values(ENDPOINTS);
    const unique = (texts: readonly string[]) => new Set(texts).size;
    expect(unique(rows.map(({ method, path }) => `${method} ${path}`))).toBe(rows.length);
    const commands = rows.flatMap((row) => ('command' in row ? [row.command.name] : []));
    expect(unique(commands)).toBe(commands.length);
    expect(Object.keys(commandsOf(ENDPOINTS))).toEqual(commands);
  });
});
