import type { FastifyError } from 'fastify';
import { StructureError } from '../calculations/validation/structureError.js';
import { DomainError } from '../core/errors/domainError.js';
import { Overloaded } from '../workers/overload.js';

/** What goes on the wire for a failure: always one string. */
export interface Failure {
  readonly status: number;
  readonly detail: string;
  /** Seconds to wait before asking again. */
  readonly retryAfter?: number;
}

/** A refusal of the service itself, not of a calculation. */
class ServiceRefusal extends Error {
  readonly status: number;
  readonly retryAfter: number | null;

  constructor(status: number, detail: string, retryAfterMs: number | null = null) {
    super(detail);
    this.name = 'ServiceRefusal';
    this.status = status;
    this.retryAfter = retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

export class TooManyRequests extends ServiceRefusal {
  constructor(limit: number, retryAfterMs: number) {
    super(429, `more than ${limit} calls in a minute from this address`, retryAfterMs);
  }
}

/** Calls of all endpoints together have cost what one address may cost in a minute. */
export class AllowanceUsedUp extends ServiceRefusal {
  constructor(limitMs: number, retryAfterMs: number) {
    const detail = `the cost allowance of this address is used up: ${limitMs} ms of computing in a minute, over all endpoints`;
    super(429, detail, retryAfterMs);
  }
}

export class TooManyBatches extends ServiceRefusal {
  constructor(limit: number, retryAfterSeconds: number) {
    super(429, `more than ${limit} batches open at the same time from this address`, retryAfterSeconds * 1000);
  }
}

export class BodyTooLarge extends ServiceRefusal {
  constructor(limitBytes: number, besides = '') {
    super(413, `the body is larger than ${limitBytes} bytes${besides}`);
  }
}

/** A body that is read while it is answered did not come at the pace that is asked. */
export class ArrivedTooSlowly extends ServiceRefusal {
  constructor() {
    super(408, 'the request did not arrive in time');
  }
}

export class WrongHost extends ServiceRefusal {
  constructor() {
    super(400, 'a request of HTTP/1.1 must have one Host header');
  }
}

export class NoSuchPlace extends ServiceRefusal {
  constructor() {
    super(404, 'no place of this name is known; try adding a country name or code, as in "Salem, US"');
  }
}

export class WrongSecret extends ServiceRefusal {
  constructor() {
    super(401, 'X-PDF-Secret is missing or wrong');
  }
}

/** Refusals that Fastify raises before a handler runs, by its codes. */
const HTTP_REFUSALS: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, detail: 'the body is larger than the limit' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 422, detail: 'content-type must be application/json' },
  FST_ERR_CTP_EMPTY_TYPE: { status: 422, detail: 'content-type must be application/json' },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 422,
    detail: 'content-encoding must be gzip, deflate, br or identity',
  },
  FST_CP_ERR_INVALID_CONTENT: { status: 422, detail: 'the body is not written in its content-encoding' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 422, detail: 'the body is not as long as content-length says' },
  FST_UNDER_PRESSURE: { status: 503, detail: 'the service is overloaded; try again later' },
  FST_ERR_BAD_URL: { status: 404, detail: 'no such path' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, detail: 'no such path' },
};

/** Nobody reads it: the client has closed the connection. */
const LEFT: Failure = { status: 499, detail: 'the client left' };
const UNEXPECTED: Failure = { status: 500, detail: 'Calculation failed' };

/** The status and words of any error. An unexpected one says nothing of itself. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StructureError) return { status: 422, detail: error.message };
  if (error instanceof DomainError && error.code === 'invalid_input') {
    return { status: 400, detail: `Invalid input: ${error.message}` };
  }
  if (error instanceof Overloaded) return { status: 503, detail: error.message, retryAfter: error.retryAfterSeconds };
  if (error instanceof Error && hasLeft(error)) return LEFT;
  if (error instanceof ServiceRefusal) {
    const { status, message: detail, retryAfter } = error;
    return { status, detail, ...(retryAfter !== null && { retryAfter }) };
  }
  return httpRefusal(error) ?? UNEXPECTED;
}

/** A reckoning given up because its client left, or a body that broke off because it did. */
const hasLeft = (error: Error): boolean =>
  error.name === 'AbortError' ||
  (error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET');

/** A refusal of Fastify: one of the list, or another that it lays to the caller. */
function httpRefusal(error: unknown): Failure | null {
  const { code, statusCode, message } = (error ?? {}) as Partial<FastifyError>;
  if (typeof code !== 'string' || !code.startsWith('FST_')) return null;
  if (Object.hasOwn(HTTP_REFUSALS, code)) return HTTP_REFUSALS[code] ?? null;
  const ofCaller = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return ofCaller ? { status: statusCode, detail: message ?? 'the request is refused' } : null;
}
