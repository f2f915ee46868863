import type { TObject, TSchema } from 'typebox';
import {
  type BatchEndpoint,
  type CalculationEndpoint,
  ENDPOINT_GROUPS,
  type Endpoint,
  type EndpointTable,
  type ProbeEndpoint,
  type ReportEndpoint,
  type RequestExamples,
  type ServiceEndpoint,
} from '../../api/endpoint.js';
import { ENDPOINTS } from '../../api/endpoints.js';
import { CHOICES_KEYWORD, documentedChoices } from '../../calculations/fields/rulesField.js';
import { ENGINE } from '../../calculations/meta.js';

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
  400: failure('a value out of range; detail starts with "Invalid input: "'),
  413: failure('the body is larger than 64 KB'),
  422: failure('a missing field or a wrong JSON type'),
  429: failure('more calls in a minute than the endpoint allows one address, or calls over its cost allowance'),
  500: failure('an unexpected error'),
  503: failure('the request queue is full; Retry-After gives the seconds to wait'),
};

const answers = (schema: object, description = 'the answer') => ({
  200: { description, content: { 'application/json': { schema } } },
});

const bodyOf = (request: TObject, examples: RequestExamples) => ({
  requestBody: { required: true, content: { 'application/json': { schema: plain(request), examples } } },
});

/** The fields of a request by GET. */
const queryParameters = (request: TObject): readonly object[] =>
  Object.entries(request.properties).map(([name, schema]) => {
    const { description, examples, ...rest } = plain(schema) as Readonly<Record<string, unknown>>;
    const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
    return {
      name,
      in: 'query',
      required: request.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      schema: rest,
    };
  });

const NDJSON = 'application/x-ndjson';

/** The fields of every operation. */
const about = ({ summary, group, description, ...endpoint }: Endpoint) => ({
  summary,
  tags: [ENDPOINT_GROUPS[group]],
  description: [
    ...(description === undefined ? [] : [description]),
    'limitPerMinute' in endpoint
      ? `At most ${endpoint.limitPerMinute} calls a minute from one address.`
      : 'For probes: no limit of calls.',
  ].join('\n\n'),
});

const statusesOf = ({ statuses = {} }: Endpoint, described: (description: string) => object): object =>
  Object.fromEntries(Object.entries(statuses).map(([status, description]) => [status, described(description)]));

const calculationOperation = (endpoint: CalculationEndpoint) => ({
  ...(endpoint.method === 'GET'
    ? { parameters: queryParameters(endpoint.calculation.request) }
    : bodyOf(endpoint.calculation.request, endpoint.examples)),
  responses: { ...answers(plain(endpoint.response)), ...CALCULATION_FAILURES, ...statusesOf(endpoint, failure) },
});

/** A report: a JSON request, a PDF, and a secret. */
const reportOperation = ({ request, examples }: ReportEndpoint) => ({
  security: [{ pdfSecret: [] }],
  ...bodyOf(request, examples),
  responses: {
    200: {
      description: 'the kundali',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    ...CALCULATION_FAILURES,
    401: failure('X-PDF-Secret is missing or wrong, or the service has no secret'),
    413: failure('the body is larger than a photo of 8 MB in base64 and 64 KB of other fields'),
  },
});

const batchOperation = ({ line, example }: BatchEndpoint) => ({
  requestBody: {
    required: true,
    content: { [NDJSON]: { schema: { type: 'string', description: 'a request on each line' }, example } },
  },
  responses: {
    200: { description: 'a record on each line, in order', content: { [NDJSON]: { schema: plain(line) } } },
    413: failure('the body is larger than 10,000 lines of 64 KB; a line that is too long fails alone'),
    422: failure(`content-type is not ${NDJSON}`),
    429: CALCULATION_FAILURES[429],
  },
});

/** Other statuses of an endpoint about the service have the same body. */
const serviceOperation = (endpoint: ServiceEndpoint | ProbeEndpoint) => {
  const schema = plain(endpoint.response);
  return {
    responses: {
      ...answers(schema),
      ...statusesOf(endpoint, (description) => answers(schema, description)[200]),
      ...(endpoint.kind === 'service' && { 429: CALCULATION_FAILURES[429] }),
    },
  };
};

function operationOf(endpoint: Endpoint): object {
  switch (endpoint.kind) {
    case 'calculation':
      return calculationOperation(endpoint);
    case 'batch':
      return batchOperation(endpoint);
    case 'report':
      return reportOperation(endpoint);
    default:
      return serviceOperation(endpoint);
  }
}

/** The paths of a table of endpoints. */
export const pathsOf = (table: EndpointTable): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(table).map(([operationId, endpoint]) => [
      endpoint.path,
      { [endpoint.method.toLowerCase()]: { ...about(endpoint), operationId, ...operationOf(endpoint) } },
    ]),
  );

/**
 * TypeBox keeps its own marks on schemas as hidden properties; JSON is what the document needs. Choices are listed. Titles are
 * left out: they are names of types of the library.
 */
const plain = (schema: TSchema): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === 'title' && typeof value === 'string') return undefined;
      return typeof value === 'object' && value !== null && CHOICES_KEYWORD in value
        ? documentedChoices(value as Readonly<Record<string, unknown>>)
        : value;
    }),
  ) as object;

/** Where the operator has not said where the source is. */
const NO_SOURCE = `

The operator of this service has not said where its source is. Under the AGPL-3.0 (section 13) the users of a changed
version must be offered its source: set \`SOURCE_URL\` to its address.`;

/** OpenAPI 3.1 of the whole service, made from the same table that checks requests. */
export function openApiDocument(sourceUrl: string, table: EndpointTable = ENDPOINTS) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ganita',
      version: ENGINE.version,
      description: `Vedic astrology (Jyotish) calculations. Computed data only; every response lists the settings it was computed with.${sourceUrl === '' ? NO_SOURCE : ''}`,
      license: { name: ENGINE.licence, url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    ...(sourceUrl !== '' && { externalDocs: { description: 'source', url: sourceUrl } }),
    servers: [{ url: '/' }],
    tags: Object.values(ENDPOINT_GROUPS).map((name) => ({ name })),
    components: { securitySchemes: { pdfSecret: { type: 'apiKey', in: 'header', name: 'X-PDF-Secret' } } },
    paths: pathsOf(table),
  };
}
