import { type ChartLine, type ChartRequest, chartsOf, type Requested } from './batch.js';
import { CALCULATIONS, CALENDAR_PDF, PICTURES, REPORT, type Route, SERVICE, TABLE } from './routes.js';
import { type Births, type CallOptions, type ClientOptions, PROBLEM, type Send, sender } from './send.js';
import type {
  NatalChartOf,
  PictureRequests,
  ReportRequest,
  RequestOf,
  Requests,
  ResponseOf,
  ServiceResponses,
  TableForm,
  TableRequest,
} from './wire.js';

/** The request of a calculation whose field `format` decides how it is answered. */
type InFormat<N extends keyof Requests, Format> = Omit<RequestOf<N>, 'format'> & { readonly format?: Format };
type FormatOf<N extends keyof Requests> = RequestOf<N> extends { readonly format?: infer Format } ? Format : never;

/** The method of a calculation; a request all of whose fields have defaults may be left out. */
type Method<N extends keyof Requests> = 'format' extends keyof RequestOf<N>
  ? <const Format extends FormatOf<N> | undefined = undefined>(
      request: InFormat<N, Format>,
      options?: CallOptions,
    ) => Promise<Format extends 'json' | undefined ? ResponseOf<N> : string>
  : Record<never, never> extends RequestOf<N>
    ? (request?: RequestOf<N>, options?: CallOptions) => Promise<ResponseOf<N>>
    : (request: RequestOf<N>, options?: CallOptions) => Promise<ResponseOf<N>>;

/** Media types of tables. */
const TABLE_TYPES: Readonly<Record<TableForm, string>> = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
};

/** Calculations whose answer is another for each request, or is no JSON. */
type OwnMethods = 'natalChart' | 'festivalFeed' | 'columns';
type Calculations = { readonly [N in keyof Requests as Exclude<N, OwnMethods>]: Method<N> };

/** The pictures, each as one media type. */
type Pictures<Picture> = {
  readonly [N in keyof PictureRequests]: (request: PictureRequests[N], options?: CallOptions) => Promise<Picture>;
};

type Service = {
  readonly [N in keyof ServiceResponses]: (options?: CallOptions) => Promise<ServiceResponses[N]>;
};

/** A running service: a method for each endpoint. Errors of each: GanitaError, the reason of a signal, those of `fetch`. */
export interface GanitaClient extends Calculations, Service {
  /** The complete natal chart, or those keys of `horoscope` that `sections` lists. */
  natalChart<const Sections extends RequestOf<'natalChart'>['sections'] = undefined>(
    request: ChartRequest<Sections>,
    options?: CallOptions,
  ): Promise<NatalChartOf<Sections>>;
  /** The charts of many births, one after the other as they are computed. */
  batch<const Sections extends RequestOf<'natalChart'>['sections'] = undefined>(
    requests: Requested<Sections>,
    options?: CallOptions,
  ): AsyncGenerator<ChartLine<Sections>, void, undefined>;
  /** Festivals as the text of a calendar file (iCalendar). */
  festivalFeed(request?: RequestOf<'festivalFeed'>, options?: CallOptions): Promise<string>;
  /** Columns of a chart as CSV. */
  columns(request: RequestOf<'columns'>, options?: CallOptions): Promise<string>;
  /** Columns of the charts of up to 10,000 births, a row each: CSV, lines of JSON, or a file of Parquet. */
  columnTable<const As extends TableForm = 'csv'>(
    births: Births,
    request: TableRequest & {
      /** The form of the table; CSV where it is left out. */
      readonly as?: As;
    },
    options?: CallOptions,
  ): Promise<As extends 'parquet' ? Blob : string>;
  /** The natal chart as a printed kundali (PDF). The service requires its secret in the header `x-pdf-secret`. */
  report(request: ReportRequest, options?: CallOptions): Promise<Blob>;
  /** Pictures as SVG. */
  readonly svg: Pictures<string>;
  /** The same as PNG. */
  readonly png: Pictures<Blob>;
}

/** A client of the service at an address, such as `https://ganita.example`. It opens no connection until it is called. */
export function createClient(origin: string, options: ClientOptions = {}): GanitaClient {
  const send = sender(origin, options);
  const post = async (route: Route, fields: object, call: CallOptions) =>
    contentOf(await send(route, { fields }, call));
  const pictures = (format: 'svg' | 'png') =>
    methods(
      PICTURES,
      (route) =>
        (request: object, call: CallOptions = {}) =>
          post(route, { ...request, format }, call),
    );
  const client = {
    ...methods(
      CALCULATIONS,
      (route) =>
        (request: object = {}, call: CallOptions = {}) =>
          post(route, request, call),
    ),
    ...methods(SERVICE, (route) => serviceMethod(send, route)),
    columnTable: async (
      births: Births,
      { as = 'csv', ...query }: TableRequest & { as?: TableForm },
      call: CallOptions = {},
    ) => {
      const headers = { accept: `${PROBLEM}, ${TABLE_TYPES[as]}`, ...call.headers };
      return contentOf(await send(TABLE, { births, query }, { ...call, headers }));
    },
    batch: (requests: Requested<unknown>, call: CallOptions = {}) => chartsOf(send, requests, call),
    report: (request: object, call: CallOptions = {}) => post(REPORT, request, call),
    calendarPdf: (request: object, call: CallOptions = {}) => post(CALENDAR_PDF, request, call),
    svg: pictures('svg'),
    png: pictures('png'),
  };
  // The rows have one type for all endpoints; the interface says what each takes and gives.
  return client as unknown as GanitaClient;
}

/** A health check whose status is 503 is an answer. */
const serviceMethod =
  (send: Send, route: Route) =>
  async (call: CallOptions = {}): Promise<unknown> =>
    contentOf(await send(route, { fields: {} }, call, 503));

const methods = <Made>(routes: Readonly<Record<string, Route>>, make: (route: Route) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, make(route)]));

/** What an answer holds: JSON as a value, pictures and documents as a file, all else as a text. */
function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return response.json();
  return /^(?:image\/png|application\/(?:pdf|vnd\.apache\.parquet))/.test(type) ? response.blob() : response.text();
}
