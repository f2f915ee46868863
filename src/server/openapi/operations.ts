import type { TObject } from 'typebox';
import {
  type BatchEndpoint,
  type CalculationEndpoint,
  ENDPOINT_GROUPS,
  type Endpoint,
  type ProbeEndpoint,
  type ReportEndpoint,
  type RequestExamples,
  type ServiceEndpoint,
} from '../../api/endpoint.js';
import { requestName, responseName } from '../../api/schema/jsonSchema.js';
import { CALCULATION_FAILURES, failure, failuresOf } from './failures.js';
import type { NamedSchemas } from './namedSchemas.js';

const NDJSON = 'application/x-ndjson';

/** The operations of a document, which all write into the same named schemas. */
export class Operations {
  private readonly schemas: NamedSchemas;

  constructor(schemas: NamedSchemas) {
    this.schemas = schemas;
  }

  /** The operation of an endpoint. */
  of(name: string, endpoint: Endpoint): object {
    return { ...about(endpoint), operationId: name, ...this.body(name, endpoint) };
  }

  private body(name: string, endpoint: Endpoint): object {
    switch (endpoint.kind) {
      case 'calculation':
        return this.calculation(name, endpoint);
      case 'batch':
        return this.batch(name, endpoint);
      case 'report':
        return this.report(name, endpoint);
      default:
        return this.service(name, endpoint);
    }
  }

  private calculation(name: string, endpoint: CalculationEndpoint): object {
    const { calculation, examples } = endpoint;
    return {
      ...(endpoint.method === 'GET'
        ? { parameters: this.queryParameters(name, calculation.request) }
        : this.requestBody(name, endpoint, calculation.request, examples)),
      responses: {
        ...this.answers(name, endpoint, endpoint.response),
        ...failuresOf(...CALCULATION_FAILURES),
        ...this.ownFailures(endpoint),
      },
    };
  }

  /** A report: a JSON request, a PDF, and a secret. */
  private report(name: string, endpoint: ReportEndpoint): object {
    return {
      security: [{ pdfSecret: [] }],
      ...this.requestBody(name, endpoint, endpoint.request, endpoint.examples),
      responses: {
        200: {
          description: 'the kundali',
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
        },
        ...failuresOf(...CALCULATION_FAILURES),
        401: failure(this.schemas, 'X-PDF-Secret is missing or wrong, or the service has no secret'),
        413: failure(this.schemas, 'the body is larger than a photo of 8 MB in base64 and 64 KB of other fields'),
      },
    };
  }

  private batch(name: string, { line, example }: BatchEndpoint): object {
    const schema = this.schemas.written({ ...line, title: `${name}Line` }, name);
    return {
      requestBody: {
        required: true,
        content: { [NDJSON]: { schema: { type: 'string', description: 'a request on each line' }, example } },
      },
      responses: {
        200: { description: 'a record on each line, in order', content: { [NDJSON]: { schema } } },
        ...failuresOf('TooManyCalls'),
        413: failure(
          this.schemas,
          'the body is larger than 10,000 lines of 64 KB; a line that is too long fails alone',
        ),
        422: failure(this.schemas, `content-type is not ${NDJSON}`),
      },
    };
  }

  /** Other statuses of an endpoint about the service have the same body. */
  private service(name: string, endpoint: ServiceEndpoint | ProbeEndpoint): object {
    const others = Object.entries(endpoint.statuses ?? {}).map(([status, description]) => [
      status,
      this.answers(name, endpoint, endpoint.response, description)[200],
    ]);
    return {
      responses: {
        ...this.answers(name, endpoint, endpoint.response),
        ...Object.fromEntries(others),
        ...(endpoint.kind === 'service' && failuresOf('TooManyCalls')),
      },
    };
  }

  private answers(name: string, endpoint: Endpoint, response: object, description = 'the answer') {
    const about = `the answer of ${endpoint.method} ${endpoint.path}`;
    const schema = this.schemas.written({ description: about, ...response, title: responseName(name) }, name);
    return { 200: { description, content: { 'application/json': { schema } } } };
  }

  private requestBody(name: string, endpoint: Endpoint, request: TObject, examples: RequestExamples): object {
    const about = `the request of ${endpoint.method} ${endpoint.path}`;
    const schema = this.schemas.written({ description: about, ...request, title: requestName(name) }, name);
    return { requestBody: { required: true, content: { 'application/json': { schema, examples } } } };
  }

  /** The fields of a request by GET. */
  private queryParameters(name: string, request: TObject): readonly object[] {
    return Object.entries(request.properties).map(([field, schema]) => {
      const { description, examples, ...rest } = schema as Readonly<Record<string, unknown>>;
      const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
      return {
        name: field,
        in: 'query',
        required: request.required?.includes(field) ?? false,
        ...(description !== undefined && { description }),
        ...(example !== undefined && { example }),
        schema: this.schemas.written(rest, name),
      };
    });
  }

  private ownFailures({ statuses = {} }: Endpoint): object {
    return Object.fromEntries(
      Object.entries(statuses).map(([status, description]) => [status, failure(this.schemas, description)]),
    );
  }
}

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
