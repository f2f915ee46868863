import type { FastifyError } from 'fastify';
import type { ErrorCode } from 'ganita/api/errorCodes.js';
import {
  type Failure,
  failureOf as failureOfRequest,
  failureWith,
  ServiceError,
  UNEXPECTED,
} from 'ganita/api/errors.js';

export class TooManyRequests extends ServiceError {
  constructor(limit: number, retryAfterMs: number) {
    super('too_many_calls', `more than ${limit} calls in a minute from this address`, retryAfterMs);
  }
}

/** Calls of all endpoints together have cost what one address may cost in a minute. */
export class AllowanceUsedUp extends ServiceError {
  constructor(limitMs: number, retryAfterMs: number) {
    const detail = `the cost allowance of this address is used up: ${limitMs} ms of computing in a minute, over all endpoints`;
    super('allowance_used_up', detail, retryAfterMs);
  }
}

export class TooManyBatches extends ServiceError {
  constructor(limit: number, retryAfterSeconds: number) {
    const detail = `more than ${limit} batches open at the same time from this address`;
    super('too_many_batches', detail, retryAfterSeconds * 1000);
  }
}

export class BodyTooLarge extends ServiceError {
  constructor(limitBytes: number, suffix = '') {
    super('body_too_large', `the body is larger than ${limitBytes} bytes${suffix}`);
  }
}

/** A body that is read while it is answered did not come at the required pace. */
export class ArrivedTooSlowly extends ServiceError {
  constructor() {
    super('arrived_too_slowly', 'the request did not arrive in time');
  }
}

/** The first line of a request that Node reads, and that is still none of HTTP/1.0 or HTTP/1.1. */
export class MalformedHead extends ServiceError {
  constructor(detail: string) {
    super('malformed_request', `malformed HTTP request: ${detail}`);
  }
}

export class WrongHost extends ServiceError {
  constructor() {
    super('wrong_host', 'a request of HTTP/1.1 must have one Host header');
  }
}

/** A call that only pages and names of MCP_ORIGINS may make. */
export class ForeignOrigin extends ServiceError {
  constructor(header: 'Host' | 'Origin', allowed = 'one of those that MCP_ORIGINS allows') {
    super('foreign_origin', `${header} is not ${allowed}`);
  }
}

export class WrongSecret extends ServiceError {
  constructor(header: string) {
    super('wrong_secret', `${header} is missing or wrong`);
  }
}

export class WrongContentType extends ServiceError {
  constructor(type: string) {
    super('wrong_content_type', `content-type must be ${type}`);
  }
}

/** Errors that Fastify raises before a handler runs, by its codes. */
const HTTP_ERRORS: Readonly<Record<string, readonly [code: ErrorCode, detail: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'the body is larger than the limit'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_content_type', 'content-type must be application/json'],
  FST_ERR_CTP_EMPTY_TYPE: ['wrong_content_type', 'content-type must be application/json'],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: [
    'wrong_content_encoding',
    'content-encoding must be gzip, deflate, br or identity',
  ],
  FST_CP_ERR_INVALID_CONTENT: ['damaged_body', 'the body is not written in its content-encoding'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['wrong_content_length', 'the body is not as long as content-length says'],
  FST_UNDER_PRESSURE: ['overloaded', 'the service is overloaded; try again later'],
  FST_ERR_BAD_URL: ['unknown_path', 'not found'],
  FST_ERR_MAX_PARAM_LENGTH: ['unknown_path', 'not found'],
};

/** Never sent: the client has closed the connection. */
const CLIENT_DISCONNECTED = failureWith('client_disconnected', 'the client disconnected');

/** How any error is reported. An unexpected one gives no details. */
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
  const listed = Object.hasOwn(HTTP_ERRORS, code) ? HTTP_ERRORS[code] : undefined;
  if (listed !== undefined) return failureWith(...listed);
  const ofCaller = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return ofCaller
    ? { ...failureWith('malformed_request', message ?? 'the request is rejected'), status: statusCode }
    : null;
}
