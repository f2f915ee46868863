import type { TObject, TSchema } from 'typebox';
import {
  CALCULATION_ENDPOINTS,
  type CalculationEndpoint,
  ENDPOINT_GROUPS,
  type Endpoint,
  PROBE_ENDPOINTS,
  SERVICE_ENDPOINTS,
} from '../../api/endpoints.js';
import { BATCH_EXAMPLE, REPORT_EXAMPLES, REQUEST_EXAMPLES } from '../../api/examples.js';
import { ENGINE } from '../../calculations/engine.js';
import { CHOICES_KEYWORD, documentedChoices } from '../../calculations/fields/rulesField.js';
import { CALCULATIONS, type CalculationName } from '../../calculations/table.js';
import { reportInput } from '../../report/request/reportRequest.js';
import { LINE_ENDPOINTS, PROBE_SCHEMAS, SERVICE_PARAMETERS, SERVICE_SCHEMAS } from './serviceSchemas.js';

const failureSchema = {
  type: 'object',
  required: ['detail'],
  properties: { detail: { type: 'string', description: 'the field and the broken constraint' } },
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: failureSchema } },
});

const CALCULATION_FAILURES = {
  400: failure('a value out of range; detail begins with "Invalid input: "'),
  413: failure('the body is larger than 64 KB'),
  422: failure('a missing field or a wrong JSON type'),
  429: failure('more calls in a minute than the endpoint takes from one address, or calls that cost more than it may'),
  500: failure('an unexpected error'),
  503: failure('more waits than the service takes on; Retry-After says how long to wait'),
};

const answers = (schema: object, description = 'the answer') => ({
  200: { description, content: { 'application/json': { schema } } },
});

const bodyOf = (name: CalculationName) => ({
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: plain(CALCULATIONS[name].input), examples: REQUEST_EXAMPLES[name] },
    },
  },
});

/** The fields of a request that is asked by GET. */
const queryParameters = (input: TObject): readonly object[] =>
  Object.entries(input.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema: plain(schema),
  }));

const NDJSON = 'application/x-ndjson';
const lines = (schema: object) => ({
  200: { description: 'a record on each line, in order', content: { [NDJSON]: { schema } } },
});

/** What every operation says of itself. */
const about = ({ summary, group, limitPerMinute }: Endpoint) => ({
  summary,
  tags: [ENDPOINT_GROUPS[group]],
  description: `At most ${limitPerMinute} calls a minute from one address.`,
});

function calculationOperation(endpoint: CalculationEndpoint) {
  const row = CALCULATIONS[endpoint.calculation];
  return {
    ...about(endpoint),
    operationId: endpoint.calculation,
    ...(endpoint.method === 'GET' ? { parameters: queryParameters(row.input) } : bodyOf(endpoint.calculation)),
    responses: { ...answers(plain(row.output)), ...CALCULATION_FAILURES },
  };
}

/** The printed report: a JSON request, a PDF, and a secret. */
const reportOperation = (endpoint: Endpoint) => ({
  ...about(endpoint),
  operationId: 'report',
  security: [{ pdfSecret: [] }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: plain(reportInput), examples: REPORT_EXAMPLES } },
  },
  responses: {
    200: {
      description: 'the kundali',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    ...CALCULATION_FAILURES,
    401: failure('X-PDF-Secret is missing or wrong, or the service has no secret'),
    413: failure('the body is larger than a photo of 8 MB in base64 and 64 KB besides'),
  },
});

const serviceOperation = (name: keyof typeof SERVICE_ENDPOINTS, endpoint: Endpoint) => ({
  ...about(endpoint),
  operationId: name,
  ...(SERVICE_PARAMETERS[name] && { parameters: SERVICE_PARAMETERS[name] }),
  ...(LINE_ENDPOINTS.has(name) && {
    requestBody: {
      required: true,
      content: {
        [NDJSON]: { schema: { type: 'string', description: 'a request on each line' }, example: BATCH_EXAMPLE },
      },
    },
  }),
  responses: {
    ...(LINE_ENDPOINTS.has(name) ? lines(SERVICE_SCHEMAS[name]) : answers(SERVICE_SCHEMAS[name])),
    ...(SERVICE_PARAMETERS[name] && { 400: CALCULATION_FAILURES[400], 422: CALCULATION_FAILURES[422] }),
    ...(LINE_ENDPOINTS.has(name) && {
      413: failure('the body is larger than 10,000 lines of 64 KB; a line that is too long fails alone'),
      422: failure(`content-type is not ${NDJSON}`),
    }),
    ...(name === 'health' && { 503: answers(SERVICE_SCHEMAS.health, 'the same body, where it cannot compute')[200] }),
    ...(name === 'search' && { 404: failure('no place of this name is known') }),
    429: CALCULATION_FAILURES[429],
  },
});

const probeOperation = (name: keyof typeof PROBE_ENDPOINTS) => ({
  summary: PROBE_ENDPOINTS[name].summary,
  tags: [ENDPOINT_GROUPS[PROBE_ENDPOINTS[name].group]],
  description: 'For probes: no limit of calls.',
  operationId: name,
  responses: {
    ...answers(plain(PROBE_SCHEMAS[name])),
    ...(name === 'ready' && { 503: answers(plain(PROBE_SCHEMAS.ready), 'the same body, where it is not ready')[200] }),
  },
});

/** TypeBox keeps its own marks on schemas as hidden properties; JSON is what the document needs. Choices are listed. */
const plain = (schema: TSchema): object =>
  JSON.parse(
    JSON.stringify(schema, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && CHOICES_KEYWORD in value
        ? documentedChoices(value as Readonly<Record<string, unknown>>)
        : value,
    ),
  ) as object;

/** Where the operator has not said where the source is. */
const NO_SOURCE = `

The operator of this service has not said where its source is. Under the AGPL-3.0 (section 13) the users of a changed
version must be offered its source: set \`SOURCE_URL\` to its address.`;

/** OpenAPI 3.1 of the whole service, made from the same table that checks requests. */
export function openApiDocument(sourceUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of CALCULATION_ENDPOINTS) {
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: calculationOperation(endpoint) };
  }
  for (const name of Object.keys(SERVICE_ENDPOINTS) as (keyof typeof SERVICE_ENDPOINTS)[]) {
    const endpoint = SERVICE_ENDPOINTS[name];
    const operation = name === 'report' ? reportOperation(endpoint) : serviceOperation(name, endpoint);
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operation };
  }
  for (const name of Object.keys(PROBE_ENDPOINTS) as (keyof typeof PROBE_ENDPOINTS)[]) {
    paths[PROBE_ENDPOINTS[name].path] = { get: probeOperation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ganita',
      version: ENGINE.version,
      description: `Vedic astrology (Jyotish) calculations. Computed data only; every answer says how it was reckoned.${sourceUrl === '' ? NO_SOURCE : ''}`,
      license: { name: ENGINE.licence, url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    ...(sourceUrl !== '' && { externalDocs: { description: 'source', url: sourceUrl } }),
    servers: [{ url: '/' }],
    tags: Object.values(ENDPOINT_GROUPS).map((name) => ({ name })),
    components: { securitySchemes: { pdfSecret: { type: 'apiKey', in: 'header', name: 'X-PDF-Secret' } } },
    paths,
  };
}
