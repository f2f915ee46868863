import { Type } from 'typebox';
import type { JobEndpoint } from '../endpoint.js';
import { failureSchema } from '../schema/failure.js';
import { columnTableRow } from './columnRows.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

/** The states of a job. */
export const JOB_STATES = ['waiting', 'running', 'completed', 'failed', 'damaged'] as const;

/** 1 is computed first. */
const priority = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 10,
    default: 5,
    description:
      'which job is computed first where several wait: 1 first, 10 last; those of the same number as they came',
  }),
);

const textOrNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
/** Null where what is stored of a job cannot be read. */
const countOrNull = (description: string) => Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

/** A job as it is reported. */
const jobRecord = Type.Object(
  {
    id: Type.String({ description: 'the id of the job, by which it is read and removed' }),
    calculation: textOrNull('the calculation that answers each line'),
    priority: countOrNull('which job is computed first where several wait: 1 first, 10 last'),
    state: Type.String({
      enum: [...JOB_STATES],
      description:
        'waiting: no line is done; running: some are; completed: all are; failed: a part could not be computed or stored; damaged: what is stored cannot be read (fields are null), or results are missing that cannot be computed again',
    }),
    lines: countOrNull('lines of the request, empty ones included'),
    lines_done: countOrNull('lines that are done, failed and empty ones included'),
    lines_failed: countOrNull('lines whose answer is an error'),
    lines_per_second: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description: 'lines done in a second: lately, or on average once the job is completed; null: not known yet',
    }),
    created_at: textOrNull('when all lines had arrived, in UTC'),
    finished_at: textOrNull('when the last line was done, in UTC; null where some are not'),
    expected_end_at: textOrNull('when the last line will be done at this rate, in UTC; null: not known'),
  },
  { title: 'Job', description: 'a job and how far it is' },
);

const EXAMPLE = {
  id: '0c5ce0d6-6a4c-4b6e-9d0a-1f6d9f6c5b7e',
  calculation: 'natalChart',
  priority: 5,
  state: 'running',
  lines: 1000,
  lines_done: 400,
  lines_failed: 2,
  lines_per_second: 120.5,
  created_at: '2026-11-23T05:30:00.000Z',
  finished_at: null,
  expected_end_at: '2026-11-23T05:30:08.299Z',
} as const;

const resultLine = Type.Object(
  {
    line: Type.Integer({ minimum: 1, description: 'number of the line in the request' }),
    answer: Type.Optional(
      Type.Unsafe<unknown>({
        description: 'what the endpoint of the calculation answers to the line; a text where that is not JSON',
      }),
    ),
    error: Type.Optional({ ...failureSchema, description: 'why the line was not answered' }),
  },
  { title: 'JobLine', description: 'a line of the results of a job: an answer, or an error' },
);

const LINE_EXAMPLE = {
  line: 2,
  error: { status: 400, detail: 'Invalid input: latitude must be between -90 and 90' },
} as const;

const FACTS = {
  kind: 'job',
  group: 'jobs',
  docs: 'jobs',
  extension: true,
} as const;

const UNKNOWN_JOB = 'there is no job with this id';
const OUT_OF_REACH = 'the queue of jobs cannot be reached, or their folder cannot be used';

/** `POST /jobs` */
export const submitJobRow = {
  ...FACTS,
  method: 'POST',
  path: '/jobs',
  summary: 'Compute up to 1,000,000 lines over many machines',
  description:
    'Stores requests of one calculation, one on each line, and queues them for the workers (`ganita worker`). With `columnTable` the lines are births, and the results a table. Exists only where the service has a `JOBS_SECRET`, and requires the header X-Jobs-Secret.',
  limitPerMinute: 30,
  costMs: 20,
  query: Type.Object({
    calculation: Type.String({
      description: 'the calculation that answers each line, by its operation id: natalChart, columnTable ...',
      examples: ['natalChart'],
    }),
    fields: Type.Optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        type: 'object',
        default: {},
        description: 'fields of every line that does not have them itself; of columnTable, those of its query; as JSON',
        examples: [{ sections: ['nakshatra_pada'] }],
      }),
    ),
    priority,
  }),
  headers: {
    'idempotency-key': Type.String({
      minLength: 1,
      maxLength: 255,
      pattern: '^[ -~]+$',
      description:
        'a text of the caller, such as a random id: sent again with the same query, it gives the job that it has given before, as long as that exists',
    }),
  },
  lines: [CHENNAI_BIRTH, { ...CHENNAI_BIRTH, time: '22:34:00' }].map((birth) => `${JSON.stringify(birth)}\n`).join(''),
  births: columnTableRow.example.births,
  answer: {
    status: 202,
    description: 'the job, whose lines wait for a worker',
    record: jobRecord,
    example: {
      ...EXAMPLE,
      state: 'waiting',
      lines_done: 0,
      lines_failed: 0,
      lines_per_second: null,
      expected_end_at: null,
    },
  },
  statuses: {
    400: 'a value out of range; detail starts with "Invalid input: "',
    408: 'the lines arrived more slowly than 16 KB in 30 seconds',
    410: 'the job of the Idempotency-Key is damaged: remove it, or use another key',
    413: 'more than 1,000,000 lines or 4 GB; a line that is too long fails alone',
    422: 'content-type is not application/x-ndjson (of columnTable nor text/csv), there is no line, a field is missing or has a wrong type, or the Idempotency-Key belongs to a job with another query',
    429: 'more calls in a minute than one address may make, calls over its cost allowance, or a third upload or batch at a time',
    503: `${OUT_OF_REACH}, its disk is full, or 32 uploads and batches are open; Retry-After gives the seconds to wait`,
  },
} as const satisfies JobEndpoint;

/** `GET /jobs/{id}` */
export const jobRow = {
  ...FACTS,
  method: 'GET',
  path: '/jobs/{id}',
  summary: 'How far a job is',
  description: 'Lines done and failed, lines a second, and when the job is expected to end.',
  limitPerMinute: 200,
  costMs: 5,
  query: Type.Object({}),
  answer: { status: 200, description: 'the job', record: jobRecord, example: EXAMPLE },
  statuses: { 404: UNKNOWN_JOB, 503: `${OUT_OF_REACH}; Retry-After gives the seconds to wait` },
} as const satisfies JobEndpoint;

/** `GET /jobs/{id}/results` */
export const jobResultsRow = {
  ...FACTS,
  method: 'GET',
  path: '/jobs/{id}/results',
  summary: 'The results of a job, line by line',
  description:
    'The results that are done, in the order of the request and without a gap, from a line on. The header `X-Next-Line` has the first line that is not among them. The trailer `X-Results-State` is `complete` if all lines before that one came. If a result is found missing or changed, the download ends before it, with the trailer `damaged` for a client that sends `TE: trailers`, and with a broken connection for all others; the job computes it again.',
  limitPerMinute: 60,
  costMs: 20,
  query: Type.Object({
    from_line: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_001,
        default: 1,
        description: 'the first line wanted, from 1: the `X-Next-Line` of the reading before',
      }),
    ),
    parts: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100_000,
        description: 'how many parts are wanted at most: as many as are done where it is left out',
      }),
    ),
  }),
  answer: {
    status: 200,
    description: 'a record on each line, in order; of columnTable, a table in Parquet',
    line: resultLine,
    example: LINE_EXAMPLE,
    table: true,
  },
  statuses: {
    400: 'a value out of range; detail starts with "Invalid input: "',
    404: UNKNOWN_JOB,
    410: 'what is stored of the job cannot be read, or the result of this line is damaged and cannot be computed again',
    422: 'from_line or parts is not a whole number',
    503: `${OUT_OF_REACH}; Retry-After gives the seconds to wait`,
  },
} as const satisfies JobEndpoint;

/** `DELETE /jobs/{id}` */
export const removeJobRow = {
  ...FACTS,
  method: 'DELETE',
  path: '/jobs/{id}',
  summary: 'Stop a job and remove its results',
  description: 'Stops what is computed for a job and removes all that is stored of it.',
  limitPerMinute: 60,
  costMs: 20,
  query: Type.Object({}),
  answer: { status: 204, description: 'the job is gone' },
  statuses: { 404: UNKNOWN_JOB, 503: 'the folder of jobs cannot be written; Retry-After gives the seconds to wait' },
} as const satisfies JobEndpoint;
