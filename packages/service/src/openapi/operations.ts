import { CSV_TYPE } from 'ganita/api/columns/columns.js';
import { TABLE_TYPES } from 'ganita/api/columns/table.js';
import {
  type BatchEndpoint,
  type CalculationEndpoint,
  ENDPOINT_GROUPS,
  type Endpoint,
  type JobEndpoint,
  type PaperEndpoint,
  type PictureEndpoint,
  type ProbeEndpoint,
  type ReportEndpoint,
  type RequestExamples,
  type ServiceEndpoint,
  type TableEndpoint,
} from 'ganita/api/endpoint.js';
import { queryFields } from 'ganita/api/queryFields.js';
import { type JsonSchema, requestName, responseName, withAliases } from 'ganita/api/schema/jsonSchema.js';
import { ALIAS_KEYWORD } from 'ganita/calculations/fields/schema.js';
import type { TObject } from 'typebox';
import { defaultSaid } from './defaults.js';
import type { ExampleAnswers } from './examples/exampleAnswers.js';
import { calculationFailures, failure, failuresOf } from './failures.js';
import type { NamedSchemas } from './namedSchemas.js';

const NDJSON = 'application/x-ndjson';

/** The operations of a document, which all write into the same named schemas. */
export class Operations {
  private readonly schemas: NamedSchemas;
  private readonly answersTo: ExampleAnswers;

  constructor(schemas: NamedSchemas, examples: ExampleAnswers) {
    this.schemas = schemas;
    this.answersTo = examples;
  }

  /** The operations of an endpoint, by method. */
  of(name: string, endpoint: Endpoint): object {
    const operation = { ...about(endpoint), operationId: name, ...this.body(name, endpoint) };
    return {
      [endpoint.method.toLowerCase()]: operation,
      ...(endpoint.kind === 'picture' && { get: this.pictureByQuery(name, endpoint) }),
    };
  }

  private body(name: string, endpoint: Endpoint): object {
    switch (endpoint.kind) {
      case 'calculation':
        return this.calculation(name, endpoint);
      case 'picture':
        return this.picture(name, endpoint);
      case 'batch':
        return this.batch(name, endpoint);
      case 'table':
        return this.table(name, endpoint);
      case 'report':
        return this.report(name, endpoint);
      case 'paper':
        return this.paper(name, endpoint);
      case 'job':
        return this.job(name, endpoint);
      default:
        return this.service(name, endpoint);
    }
  }

  private calculation(name: string, endpoint: CalculationEndpoint): object {
    const { calculation, examples } = endpoint;
    return {
      ...(endpoint.method === 'GET'
        ? { parameters: this.queryParameters(name, endpoint) }
        : this.requestBody(name, endpoint, calculation.request, examples)),
      responses: {
        ...(endpoint.mediaType === undefined
          ? this.answers(name, endpoint, endpoint.answer.schema, this.answersTo[name])
          : this.text(endpoint.mediaType)),
        ...calculationFailures(this.schemas.form),
        ...this.ownFailures(endpoint),
      },
    };
  }

  private picture(name: string, endpoint: PictureEndpoint): object {
    return {
      ...this.requestBody(name, endpoint, endpoint.calculation.request, endpoint.examples),
      responses: this.pictureAnswers(endpoint),
    };
  }

  /** The same by GET: the fields of the request are those of the query. */
  private pictureByQuery(name: string, endpoint: PictureEndpoint): object {
    const [example] = Object.values(endpoint.examples);
    const schema = { $ref: `#/components/schemas/${requestName(name)}` };
    const description =
      'the fields of the request, each a parameter of its own; lists have commas between entries, objects are JSON';
    const isWhole = this.schemas.form === 'whole';
    return {
      ...about(endpoint),
      ...(!isWhole && { description: `${endpoint.summary}, by GET. More: ${docsLink(endpoint)}.` }),
      operationId: `${name}Image`,
      parameters: [
        {
          name: 'fields',
          in: 'query',
          required: true,
          style: 'form',
          explode: true,
          description,
          schema,
          ...(isWhole && { example: example?.value }),
        },
      ],
      responses: this.pictureAnswers(endpoint),
    };
  }

  private pictureAnswers(endpoint: PictureEndpoint): object {
    return {
      200: this.schemas.form === 'whole' ? PICTURE_ANSWER : { $ref: '#/components/responses/Picture' },
      ...calculationFailures(this.schemas.form),
      ...this.ownFailures(endpoint),
    };
  }

  /** An answer that is a text of its own kind. */
  private text(mediaType: string): object {
    const example = mediaType === CSV_TYPE ? CSV_START : CALENDAR_START;
    const content = { [mediaType]: { schema: { type: 'string' }, example } };
    return {
      200: { description: 'the text', content },
      304: { description: 'the text that the client has, by its `If-None-Match`' },
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
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' }, example: PDF_START } },
        },
        ...calculationFailures(this.schemas.form),
        401: failure('X-PDF-Secret is missing or wrong, or the service has no secret'),
        413: failure('the body is larger than a photo of 8 MB in base64 and 64 KB of other fields'),
      },
    };
  }

  /** What a calculation finds as a PDF. */
  private paper(name: string, endpoint: PaperEndpoint): object {
    return {
      ...this.requestBody(name, endpoint, endpoint.calculation.request, endpoint.examples),
      responses: {
        200: {
          description: 'the pages',
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' }, example: PDF_START } },
        },
        ...calculationFailures(this.schemas.form),
        ...this.ownFailures(endpoint),
      },
    };
  }

  /** An endpoint about jobs: a secret, fields in the query, lines or a record. */
  private job(name: string, endpoint: JobEndpoint): object {
    const { query, headers = {}, lines, births, path, answer, statuses = {} } = endpoint;
    const id = { name: 'id', in: 'path', required: true, description: 'the id of the job', schema: { type: 'string' } };
    const parameters = [
      ...(path.includes('{id}') ? [id] : []),
      ...this.parametersOf(name, query, firstExamples(query)),
      ...Object.entries(headers).map(([header, { description, ...schema }]: [string, JsonSchema]) => ({
        name: header,
        in: 'header',
        description,
        schema,
      })),
    ];
    return {
      security: [{ jobsSecret: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...(lines !== undefined && { requestBody: this.lines(lines, births) }),
      responses: {
        [answer.status]: this.jobAnswer(name, endpoint),
        ...failuresOf('TooManyCalls', 'UnexpectedError'),
        401: failure('X-Jobs-Secret is missing or wrong'),
        404: failure(statuses[404] ?? 'the service has no jobs'),
        ...this.ownFailures(endpoint),
      },
    };
  }

  private jobAnswer(name: string, { answer, method, path }: JobEndpoint): object {
    const { description, record, example, line, table } = answer;
    if (record !== undefined) {
      const schema = this.schemas.written({ description: `the answer of ${method} ${path}`, ...record }, name);
      return { description, content: { 'application/json': { schema, example } } };
    }
    return {
      description,
      ...(line !== undefined && {
        headers: {
          'X-Next-Line': { description: 'the first line that is not among the results', schema: { type: 'integer' } },
          'X-Results-State': {
            description:
              'a trailer: whether all lines before X-Next-Line came, or results were found missing or changed',
            schema: { type: 'string', enum: ['complete', 'damaged'] },
          },
        },
        content: { [NDJSON]: { schema: this.schemas.written(line, name), example }, ...(table && PARQUET) },
      }),
    };
  }

  private lines(example: string, births?: string): object {
    const csv = births !== undefined && { [TABLE_TYPES.csv]: { schema: BIRTH_LINES, example: births } };
    return { required: true, content: { [NDJSON]: { schema: REQUEST_LINES, example }, ...csv } };
  }

  private batch(name: string, { line, example, answers }: BatchEndpoint): object {
    const schema = this.schemas.written(line, name);
    const answer = { line: 1, answer: this.answersTo[answers] };
    return {
      requestBody: this.lines(example),
      responses: {
        200: {
          description: 'a record on each line, in order',
          content: { [NDJSON]: { schema, ...this.shown(answer) } },
        },
        ...failuresOf('TooManyCalls'),
        413: failure('the body is larger than 10,000 lines of 64 KB; a line that is too long fails alone'),
        422: failure(`content-type is not ${NDJSON}`),
      },
    };
  }

  /** A table: fields in the query, births in, rows out, each in several forms. */
  private table(name: string, { query, example, statuses = {} }: TableEndpoint): object {
    const rows = { type: 'string', description: 'a row for each birth' };
    return {
      parameters: this.parametersOf(name, query, queryFields(example.query, query, 'first')),
      requestBody: {
        required: true,
        content: {
          [TABLE_TYPES.csv]: { schema: BIRTH_LINES, example: example.births },
          [NDJSON]: { schema: BIRTH_LINES, example: example.line },
        },
      },
      responses: {
        200: {
          description: 'the table, as Accept wants it; CSV where it names none of these',
          content: {
            [TABLE_TYPES.csv]: { schema: rows, example: example.table },
            [NDJSON]: { schema: rows },
            ...PARQUET,
          },
        },
        ...failuresOf('TooManyCalls', 'UnexpectedError'),
        ...this.ownFailures({ statuses }),
      },
    };
  }

  /** Other statuses of an endpoint about the service have the same body. */
  private service(name: string, endpoint: ServiceEndpoint | ProbeEndpoint): object {
    const others = Object.entries(endpoint.statuses ?? {}).map(([status, description]) => [
      status,
      this.answers(name, endpoint, endpoint.response, undefined, description)[200],
    ]);
    return {
      responses: {
        ...this.answers(name, endpoint, endpoint.response, endpoint.example),
        ...Object.fromEntries(others),
        ...(endpoint.kind === 'service' && failuresOf('TooManyCalls')),
      },
    };
  }

  private answers(name: string, endpoint: Endpoint, response: object, example: unknown, description?: string) {
    const about = `the answer of ${endpoint.method} ${endpoint.path}`;
    const schema = this.schemas.written({ description: about, ...response, title: responseName(name) }, name);
    const content = { schema, ...this.shown(example) };
    const shown =
      'example' in content ? 'the answer; lists of the example are cut' : 'the answer; `/docs` shows an example';
    return { 200: { description: description ?? shown, content: { 'application/json': content } } };
  }

  /** An example of an answer, if the document has room for it. */
  private shown(example: unknown): { readonly example?: unknown } {
    if (example === undefined) return {};
    return this.schemas.form === 'whole' || JSON.stringify(example).length <= EXAMPLE_LENGTH ? { example } : {};
  }

  private requestBody(name: string, endpoint: Endpoint, request: TObject, examples: RequestExamples): object {
    const about = `the request of ${endpoint.method} ${endpoint.path}`;
    const body = withAliases(request as JsonSchema);
    const schema = this.schemas.written({ description: about, ...body, title: requestName(name) }, name);
    const shown = this.schemas.form === 'whole' ? examples : Object.fromEntries(Object.entries(examples).slice(0, 1));
    return { requestBody: { required: true, content: { 'application/json': { schema, examples: shown } } } };
  }

  /** The fields of a request by GET. One that has another name, too, is shown as required. */
  private queryParameters(
    name: string,
    { calculation: { request }, examples }: CalculationEndpoint,
  ): readonly object[] {
    return this.parametersOf(name, request, Object.values(examples)[0]?.value ?? {});
  }

  private parametersOf(name: string, request: TObject, example: Readonly<Record<string, unknown>>): readonly object[] {
    const { properties = {} } = withAliases(request as JsonSchema);
    const fields = Object.entries(properties as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
    const required = [...(request.required ?? []), ...fields.map(([, schema]) => schema[ALIAS_KEYWORD])];
    return fields.map(([field, schema]) => {
      const said: Readonly<Record<string, unknown>> = {
        ...(this.schemas.form === 'compact' ? defaultSaid(schema) : schema),
      };
      const { description, examples: _examples, [ALIAS_KEYWORD]: _alias, ...rest } = said;
      const shown = example[field];
      const parameter = {
        name: field,
        in: 'query',
        required: required.includes(field),
        ...(description !== undefined && { description }),
      };
      // The page of the docs writes lists of texts so that it cannot read them: there they are what is sent, a text.
      if (this.schemas.form === 'whole' && Array.isArray(shown))
        return { ...parameter, example: shown.join(','), schema: { type: 'string' } };
      return {
        ...parameter,
        ...(shown !== undefined && { example: shown }),
        // A list is one text with commas: a field that is given twice is an error.
        ...([schema.type].flat().includes('array') && { style: 'form', explode: false }),
        schema: this.schemas.written(rest, name),
      };
    });
  }

  private ownFailures({ statuses = {} }: Pick<Endpoint, 'statuses'>): object {
    return Object.fromEntries(Object.entries(statuses).map(([status, description]) => [status, failure(description)]));
  }
}

const REQUEST_LINES = { type: 'string', description: 'a request on each line' };
const BIRTH_LINES = { type: 'string', description: 'a birth on each line' };
/** A table as a file. */
const PARQUET = { [TABLE_TYPES.parquet]: { schema: { type: 'string', format: 'binary' } } };

/** The first example of each field that has one. */
const firstExamples = ({ properties }: TObject): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { examples }]: [string, { examples?: readonly unknown[] }]) =>
      examples === undefined ? [] : [[name, examples[0]]],
    ),
  );

/** Characters of the longest example of an answer that a compact document has; others are in the whole one. */
const EXAMPLE_LENGTH = 1200;

/** How every SVG starts. */
const SVG_START = '<svg xmlns="http://www.w3.org/2000/svg"';

/** The answer of every picture. */
export const PICTURE_ANSWER = {
  description: 'the picture, as `format` requests it',
  content: {
    'image/svg+xml': { schema: { type: 'string' }, example: SVG_START },
    'image/png': { schema: { type: 'string', format: 'binary' } },
  },
};

/** How a row of columns starts, after the first selector of the example. */
const CSV_START = 'Moon.nakshatra';
/** How every calendar file starts. */
const CALENDAR_START = 'BEGIN:VCALENDAR';
/** How every PDF starts: the rest is binary. */
const PDF_START = '%PDF-1.7';

/** Where a page of the documentation is served. */
const docsPath = (page: string): string => `/docs/${page}.md`;

/** A link to the page of an endpoint. */
const docsLink = ({ docs }: Pick<Endpoint, 'docs'>): string => `[docs/${docs}.md](${docsPath(docs)})`;

/** The fields of every operation. */
const about = ({ summary, group, description, docs, ...endpoint }: Endpoint) => ({
  summary,
  tags: [ENDPOINT_GROUPS[group].name],
  description: [
    `${description} More: ${docsLink({ docs })}.`,
    'limitPerMinute' in endpoint
      ? `At most ${endpoint.limitPerMinute} calls a minute.`
      : 'For probes: no limit of calls.',
  ].join('\n\n'),
});
