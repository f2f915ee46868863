import { failureIn, isFailure } from './failure.js';
import type { Route } from './routes.js';

/** How a client calls the service. */
export interface ClientOptions {
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often a call is repeated that the service is too busy for (429, 503); 3 where it is left out. */
  readonly retries?: number;
  /** The longest time to wait before a call is repeated; 60 where it is left out. Where the service wants more, it fails. */
  readonly maxWaitSeconds?: number;
  /** Sends the requests: that of the platform where it is left out. */
  readonly fetch?: typeof fetch;
}

/** What one call may have in addition to its request. */
export interface CallOptions {
  /** Ends the call, its waiting and its answer; it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this request, over those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Births of a table, as a text: CSV with a header, or a request in JSON on each line. */
export type Births =
  | {
      /** Lines of CSV, the first with the names of the fields. */
      readonly csv: string;
    }
  | {
      /** A request in JSON on each line. */
      readonly ndjson: string;
    };

/** What a call sends: the fields of a request, the lines of a batch, or births and a query. */
type Payload =
  | { readonly fields: object }
  | { readonly lines: string }
  | { readonly births: Births; readonly query: object };

/** Sends a request and gives its answer, once the service has time for it. */
export type Send = (
  route: Route,
  payload: Payload,
  options: CallOptions,
  /** A status other than 2xx that is an answer too: that of a service that is not healthy. */
  answers?: number,
) => Promise<Response>;

const BUSY: readonly number[] = [429, 503];
const FIRST_WAIT_SECONDS = 0.5;
/** Failures in their long form, all else as it is. */
export const PROBLEM = 'application/problem+json';
const ACCEPT = `${PROBLEM}, */*;q=0.9`;

/** Calls of the service at an address. Errors of a call: GanitaError, and those of `fetch`. */
export function sender(origin: string, options: ClientOptions): Send {
  const { retries = 3, maxWaitSeconds = 60 } = options;
  const base = origin.endsWith('/') ? origin.slice(0, -1) : origin;
  return async (route, payload, call, answers) => {
    const [method = '', path] = route.split(' ');
    const get = options.fetch ?? fetch;
    const [query, init] = written(method, payload);
    const headers = { accept: ACCEPT, ...init.headers, ...options.headers, ...call.headers };
    const request = { ...init, method, headers, signal: call.signal ?? null };
    for (let attempt = 0; ; attempt++) {
      const response = await get(`${base}${path}${query}`, request);
      if (response.ok || (response.status === answers && !(await isFailure(response)))) return response;
      const failure = await failureIn(response);
      const wait = Math.max(failure.retryAfterSeconds ?? 0, backoff(attempt));
      if (!BUSY.includes(response.status) || attempt >= retries || wait > maxWaitSeconds) throw failure;
      await pause(wait * 1000, call.signal);
    }
  };
}

/** The query of a request, and its body with its type. */
function written(
  method: string,
  payload: Payload,
): readonly [string, { body?: string; headers: Record<string, string> }] {
  if ('lines' in payload) return ['', { body: payload.lines, headers: { 'content-type': 'application/x-ndjson' } }];
  if ('births' in payload) {
    const { births, query } = payload;
    const [body, type] = 'csv' in births ? [births.csv, 'text/csv'] : [births.ndjson, 'application/x-ndjson'];
    return [queryOf(query), { body, headers: { 'content-type': type } }];
  }
  if (method === 'GET') return [queryOf(payload.fields), { headers: {} }];
  return ['', { body: JSON.stringify(payload.fields), headers: { 'content-type': 'application/json' } }];
}

/** Fields as a query: texts as they are, all else as JSON; what is null or undefined has its default. */
function queryOf(fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const texts = given.map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts)}`;
}

/** Seconds before an attempt is repeated where the service says nothing: twice as many each time, spread over a half. */
const backoff = (attempt: number): number => FIRST_WAIT_SECONDS * 2 ** attempt * (0.75 + Math.random() / 2);

/** Wait some time. Error: the reason of the signal. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
