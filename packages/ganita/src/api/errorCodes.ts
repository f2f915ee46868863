import type { InvalidReason } from '@ganita/core/errors/domainError.js';
import type { StructureCode } from '../calculations/validation/parseJson.js';

/** What a code of an error means to a client. */
interface ErrorCodeRow {
  /** Of HTTP. */
  readonly status: number;
  /** The same words for every error of the code. */
  readonly title: string;
}

type RequestErrorCode = StructureCode | InvalidReason;

/** Stable codes of all errors, by status; docs/errors.md explains each and has an example of it. */
export const ERROR_CODES = {
  out_of_range: { status: 400, title: 'Value out of range' },
  wrong_length: { status: 400, title: 'Text or list too short or too long' },
  wrong_format: { status: 400, title: 'Text not in the required form' },
  not_a_date: { status: 400, title: 'Day that the calendar does not have' },
  unknown_value: { status: 400, title: 'Value that is not listed' },
  unknown_name: { status: 400, title: 'Name that is not listed' },
  contradiction: { status: 400, title: 'Fields that contradict each other' },
  requires_field: { status: 400, title: 'Value that requires another field' },
  answer_too_large: { status: 400, title: 'Answer larger than the limit' },
  outside_ephemeris: { status: 400, title: 'Moment outside the ephemeris' },
  invalid_value: { status: 400, title: 'Value that the field does not take' },
  wrong_host: { status: 400, title: 'No Host header, or more than one' },
  malformed_request: { status: 400, title: 'Malformed request' },
  wrong_secret: { status: 401, title: 'Missing or wrong secret' },
  foreign_origin: { status: 403, title: 'Host or Origin that may not ask' },
  unknown_path: { status: 404, title: 'Unknown path' },
  not_found: { status: 404, title: 'Nothing found' },
  wrong_method: { status: 405, title: 'Method that the path does not take' },
  arrived_too_slowly: { status: 408, title: 'Request that did not arrive in time' },
  job_damaged: { status: 410, title: 'Job that cannot be read any more' },
  body_too_large: { status: 413, title: 'Body larger than the limit' },
  unsupported_expectation: { status: 417, title: 'Unsupported Expect header' },
  headers_too_large: { status: 431, title: 'Headers larger than the limit' },
  missing_field: { status: 422, title: 'Missing field' },
  unknown_field: { status: 422, title: 'Unknown field' },
  wrong_type: { status: 422, title: 'Wrong JSON type' },
  given_twice: { status: 422, title: 'Field given more than once' },
  too_many_items: { status: 422, title: 'Too many fields or items' },
  nested_too_deep: { status: 422, title: 'Nested too deep' },
  malformed_json: { status: 422, title: 'Malformed JSON' },
  not_utf8: { status: 422, title: 'Body that is not UTF-8' },
  wrong_content_type: { status: 422, title: 'Wrong content type' },
  wrong_content_encoding: { status: 422, title: 'Unsupported content encoding' },
  damaged_body: { status: 422, title: 'Body that cannot be decoded' },
  wrong_content_length: { status: 422, title: 'Wrong content length' },
  idempotency_key_used: { status: 422, title: 'Idempotency key of another request' },
  too_many_calls: { status: 429, title: 'Too many calls in a minute' },
  allowance_used_up: { status: 429, title: 'Cost allowance used up' },
  too_many_batches: { status: 429, title: 'Too many open batches of one client' },
  client_disconnected: { status: 499, title: 'Client disconnected' },
  calculation_failed: { status: 500, title: 'Calculation failed' },
  queue_full: { status: 503, title: 'Request queue full' },
  batches_full: { status: 503, title: 'Too many open batches' },
  jobs_unavailable: { status: 503, title: 'Queue or folder of jobs out of reach' },
  jobs_disk_full: { status: 503, title: 'Disk of jobs full' },
  overloaded: { status: 503, title: 'Service overloaded' },
} as const satisfies Readonly<Record<RequestErrorCode, ErrorCodeRow>> & Readonly<Record<string, ErrorCodeRow>>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The path under which the service has the page that explains the codes. */
export const ERRORS_PAGE_PATH = '/docs/errors.md';
