import type { FastifyError } from 'fastify';
import { type Failure, failureOf as failureOfRequest, ServiceError, UNEXPECTED } from '../api/errors.js';

export class TooManyRequests extends ServiceError {
  constructor(limit: number, retryAfterMs: number) {
    super(429, `more than ${limit} calls in a minute from this address`, retryAfterMs);
  }
}

/** Calls of all endpoints together have cost what one address may cost in a minute. */
export class AllowanceUsedUp extends ServiceError {
  constructor(limitMs: number, retryAfterMs: number) {
    const detail = `the cost allowance of this address is used up: ${limitMs} ms of computing in a minute, over all endpoints`;
    super(429, detail, retryAfterMs);
  }
}

export class TooManyBatches extends ServiceError {
  constructor(limit: number, retryAfterSeconds: number) {
    super(429, `more than ${limit} batches open at the same time from this address`, retryAfterSeconds * 1000);
  }
}

export class BodyTooLarge extends ServiceError {
  constructor(limitBytes: number, suffix = '') {
    super(413, `the body is larger than ${limitBytes} bytes${suffix}`);
  }
}

/** A body that is read while it is answered did not come at the required pace. */
export class ArrivedTooSlowly extends ServiceError {
  constructor() {
    super(408, 'the request did not arrive in time');
  }
}

export class WrongHost extends ServiceError {
  constructor() {
    super(400, 'a request of HTTP/1.1 must have one Host header');
  }
}

export class WrongSecret extends ServiceError {
  constructor() {
    super(401, 'X-PDF-Secret is missing or wrong');
  }
}

/** Errors that Fastify raises before a handler runs, by its codes. */
const HTTP_ERRORS: Readonly<Record<string, Failure>> = {
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
  FST_ERR_BAD_URL: { status: 404, detail: 'not found' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, detail: 'not found' },
};

/** Never sent: the client has closed the connection. */
const CLIENT_DISCONNECTED: Failure = { status: 499, detail: 'the client disconnected' };

/** The status and text of any error. An unexpected one gives no details. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && isDisconnect(error)) return CLIENT_DISCONNECTED;
  return failureOfRequest(error) ?? httpError(error) ?? UNEXPECTED;
}

/** A calculation abandoned, or a body cut off, because the client disconnected. */
const isDisconnect = (error: Error): boolean =>
  error.name === 'AbortError' ||
  (error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET');

/** An error of Fastify: one of the list, or another with a status of the client's errors. */
function httpError(error: unknown): Failure | null {
  const { code, statusCode, message } = (error ?? {}) as Partial<FastifyError>;
  if (typeof code !== 'string' || !code.startsWith('FST_')) return null;
  if (Object.hasOwn(HTTP_ERRORS, code)) return HTTP_ERRORS[code] ?? null;
  const ofCaller = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return ofCaller ? { status: statusCode, detail: message ?? 'the request is rejected' } : null;
}
