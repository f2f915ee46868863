import type { TObject, TSchema } from 'typebox';
import type { Calculation } from '../calculations/calculation.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import type { Scene } from '../drawing/scene.js';
import type { EndpointAnswer } from './endpointAnswer.js';
import type { Growth } from './growth.js';

/** Headings of the documentation, in its order, each with what is below it. */
export const ENDPOINT_GROUPS = {
  charts: {
    name: 'Charts of a birth',
    description: 'The natal chart: as data, by two rule sets, of many births, printed.',
  },
  days: { name: 'The day', description: 'The panchanga of a date at a place.' },
  transits: {
    name: 'Transits',
    description: 'Where the grahas are, when they change sign, and what that is for a birth.',
  },
  eclipses: {
    name: 'Eclipses and visibility',
    description: 'Eclipses on Earth and at a place, and when planets and the Moon are seen near the Sun.',
  },
  pictures: { name: 'Pictures', description: 'Charts and timelines as SVG or PNG.' },
  choices: { name: 'Match and muhurta', description: 'Two births compared, and dates scored for an event.' },
  kp: {
    name: 'KP and prashna',
    description: 'Charts of Krishnamurti Paddhati, charts of a number, ruling planets, charts of a question.',
  },
  places: { name: 'Places', description: 'Coordinates and time zones of places by name.' },
  jobs: { name: 'Jobs', description: 'Many requests at once, computed by any number of machines.' },
  service: { name: 'The service', description: 'What runs, and whether it works.' },
} as const;
type EndpointGroup = keyof typeof ENDPOINT_GROUPS;

/** A request with a name; a test sends every one and validates the answer against its schema. */
interface RequestExample {
  readonly summary: string;
  readonly value: Readonly<Record<string, unknown>>;
}
export type RequestExamples = Readonly<Record<string, RequestExample>>;

/** What every endpoint has. */
interface EndpointFacts {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** One line, for the documentation, `GET /` and the command line. */
  readonly summary: string;
  /** What it computes, for the documentation. */
  readonly description: string;
  /** The page of `docs/` that explains it, without its ending. */
  readonly docs: string;
  /** The heading under which the documentation lists it. */
  readonly group: EndpointGroup;
  /** Shown by `GET /`. */
  readonly headline?: true;
  /** Descriptions of statuses that only this endpoint of its kind has. */
  readonly statuses?: Readonly<Record<number, string>>;
}

/** What an endpoint has whose calls are limited. */
export interface LimitedEndpoint extends EndpointFacts {
  /** Calls a minute from one client, rejected ones included. */
  readonly limitPerMinute: number;
  /**
   * Milliseconds of CPU time of the most expensive call that the contract's own fields can make, on the machine of
   * docs/performance.md. Calculations are charged by their request (`growth`), all others this.
   */
  readonly costMs: number;
  /** Not in the contract, so the cost allowance does not include it. */
  readonly extension?: true;
  /** Counted by each process for itself, also where processes share their counts: the probes of each call it. */
  readonly localRateLimit?: true;
}

/** A command of the command line that an endpoint has too. */
export interface EndpointCommand {
  readonly name: string;
  /** Fields that a caller may leave out at a terminal. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The field that arguments without an option name fill. */
  readonly positional?: string;
  /** Options without a value, each with the name of the command that it makes of this one. */
  readonly switches?: Readonly<Record<string, string>>;
}

/** An answer as a text that is not its JSON. */
export interface TextForm<Result> {
  readonly mediaType: string;
  /** Name of the file that a browser saves; left out where it shows the text. */
  readonly fileName?: string;
  text(result: Result): string;
}

/** An endpoint that checks a request, computes and presents. A GET reads the fields of its request from the query. */
export interface CalculationEndpoint<
  Request extends TObject = TObject,
  Input = unknown,
  Result = unknown,
  Resolved = unknown,
  Answered = unknown,
> extends LimitedEndpoint {
  readonly kind: 'calculation';
  readonly calculation: Calculation<Request, Input, Result, Resolved>;
  /**
   * Whether it is computed in a worker. Required for what can take more than 5 ms, because the main thread serves all
   * clients.
   */
  readonly inPool: boolean;
  /** What a checked request costs; `costMs` where it is left out. */
  readonly growth?: Growth<CheckedRequest<NoInfer<Input>, NoInfer<Resolved>>>;
  /** Bytes of the largest body; the service's own limit where it is left out. */
  readonly maxBodyBytes?: number;
  /** Sent as `Cache-Control: public, max-age=...`; a GET has an entity tag too. */
  readonly cacheSeconds?: number;
  readonly answer: EndpointAnswer<Result, TSchema, Answered>;
  /** How the answer is written where its request wants another text than JSON; null: as JSON. The library gives the record. */
  textForm?(request: CheckedRequest<Input, Resolved>): TextForm<Result> | null;
  /** The media type of every answer over HTTP, where that is not JSON; the record is for the library. */
  readonly mediaType?: string;
  readonly examples: RequestExamples;
  readonly command: EndpointCommand;
}

/**
 * An endpoint that answers with a picture, as SVG or PNG. A POST has its fields in the body; the same path has a GET with
 * the fields in the query, for `<img>`. Always computed in a worker.
 */
export interface PictureEndpoint<
  Request extends TObject = TObject,
  Input = unknown,
  Result = unknown,
  Resolved = unknown,
> extends LimitedEndpoint {
  readonly kind: 'picture';
  readonly method: 'POST';
  /** Its name in the library (`ganita.svg.chart`), on the command line (`ganita svg chart`) and in the path. */
  readonly picture: string;
  readonly calculation: Calculation<Request, Input, Result, Resolved>;
  /** What a checked request costs. */
  readonly growth: Growth<CheckedRequest<NoInfer<Input>, NoInfer<Resolved>>>;
  /** The picture, before it is written. */
  draw(result: Result): Scene;
  readonly examples: RequestExamples;
  readonly command: EndpointCommand;
}

/** An endpoint that answers many requests of a calculation, one on each line (NDJSON). */
export interface BatchEndpoint extends LimitedEndpoint {
  readonly kind: 'batch';
  /** The endpoint whose requests it answers. */
  readonly answers: string;
  /** Wire schema of a line of the answer. */
  readonly line: TSchema;
  readonly example: string;
  readonly command: EndpointCommand;
}

/** An endpoint that answers births with a table, a row each, in the form that its caller accepts. */
export interface TableEndpoint<Query extends TObject = TObject> extends LimitedEndpoint {
  readonly kind: 'table';
  readonly method: 'POST';
  /** Fields of the query. */
  readonly query: Query;
  /** A query, births as CSV and the table of both as CSV; a birth as a line of NDJSON. */
  readonly example: {
    readonly query: Readonly<Record<string, string>>;
    readonly births: string;
    readonly table: string;
    readonly line: string;
  };
  readonly command: EndpointCommand;
}

/** An endpoint that answers a JSON request with a PDF, for those who know a secret. */
export interface ReportEndpoint<Request extends TObject = TObject> extends LimitedEndpoint {
  readonly kind: 'report';
  readonly request: Request;
  readonly examples: RequestExamples;
  readonly command: EndpointCommand;
}

/** An endpoint that answers with a PDF of what a calculation finds. Always computed in a worker. */
export interface PaperEndpoint<Request extends TObject = TObject, Input = unknown, Result = unknown, Resolved = unknown>
  extends LimitedEndpoint {
  readonly kind: 'paper';
  readonly method: 'POST';
  readonly calculation: Calculation<Request, Input, Result, Resolved>;
  /** Name that the file is saved by. */
  readonly fileName: string;
  readonly examples: RequestExamples;
  readonly command: EndpointCommand;
}

/** The endpoint of a calculation that is printed. */
export type PaperOf<Computed> =
  Computed extends Calculation<infer Request, infer Input, infer Result, infer Resolved>
    ? PaperEndpoint<Request, Input, Result, Resolved>
    : never;

/** What an endpoint about jobs answers. */
interface JobAnswer {
  readonly status: 200 | 202 | 204;
  readonly description: string;
  /** Of an answer that is one record. */
  readonly record?: TSchema;
  /** Of the record or of a line. */
  readonly example?: object;
  /** Of an answer that is NDJSON. */
  readonly line?: TSchema;
  /** It can be a file of Parquet instead. */
  readonly table?: true;
}

/** An endpoint about jobs, for those who know a secret. `{id}` in its path is the id of a job. */
export interface JobEndpoint<Query extends TObject = TObject> extends LimitedEndpoint {
  readonly kind: 'job';
  /** Fields of the query. */
  readonly query: Query;
  /** An example of the body, where that has lines. */
  readonly lines?: string;
  /** An example of a body of births in CSV, where it can have that. */
  readonly births?: string;
  /** Headers of the request, in small letters, by name. */
  readonly headers?: Readonly<Record<string, TSchema>>;
  readonly answer: JobAnswer;
}

/** An endpoint about the service itself. */
export interface ServiceEndpoint extends LimitedEndpoint {
  readonly kind: 'service';
  readonly response: TSchema;
  readonly example: object;
  /** Its calls are not logged. */
  readonly silent?: true;
}

/** An endpoint for health probes: no limit, almost no cost. */
export interface ProbeEndpoint extends EndpointFacts {
  readonly kind: 'probe';
  readonly response: TSchema;
  readonly example: object;
}

/** A checked request of any calculation. */
export type AnyRequest = CheckedRequest<unknown, unknown>;

export type Endpoint =
  | CalculationEndpoint
  | PictureEndpoint
  | BatchEndpoint
  | TableEndpoint
  | ReportEndpoint
  | PaperEndpoint
  | JobEndpoint
  | ServiceEndpoint
  | ProbeEndpoint;
export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** The endpoint of a calculation and its answer. */
export type EndpointOf<Computed, Answer extends EndpointAnswer<never, TSchema, unknown>> =
  Computed extends Calculation<infer Request, infer Input, infer Result, infer Resolved>
    ? CalculationEndpoint<
        Request,
        Input,
        Result,
        Resolved,
        Answer extends EndpointAnswer<never, TSchema, infer Answered> ? Answered : never
      >
    : never;

/** The endpoint of a picture, by its name. */
export type PictureOf<Name extends string, Computed> =
  Computed extends Calculation<infer Request, infer Input, infer Result, infer Resolved>
    ? PictureEndpoint<Request, Input, Result, Resolved> & { readonly picture: Name }
    : never;

/** The row of a picture, whose name decides its path and its command. */
export const pictureEndpoint = <const Name extends string, Request extends TObject, Input, Result, Resolved>({
  command,
  ...row
}: Omit<
  PictureEndpoint<Request, Input, Result, Resolved>,
  'kind' | 'method' | 'path' | 'group' | 'command' | 'extension' | 'picture'
> & {
  readonly picture: Name;
  readonly command?: Omit<EndpointCommand, 'name'>;
}): PictureEndpoint<Request, Input, Result, Resolved> & { readonly picture: Name } => ({
  kind: 'picture',
  method: 'POST',
  path: `/svg/${row.picture}`,
  group: 'pictures',
  extension: true,
  ...row,
  command: { name: `svg ${row.picture}`, ...command },
});

export const DEFAULT_LIMIT = 200;
