import type { AnyRequest } from '../api/endpoint.js';
import type { CalculationName, PictureName } from '../api/endpoints.js';
import type { ErrorCode } from '../api/errorCodes.js';
import type { ErrorData } from '../api/errorData.js';
import { ServiceError } from '../api/errors.js';
import type { CheckLimits } from '../calculations/validation/checkRequest.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import type { Encoding } from './encoding.js';

/** The kind of a thread, passed when it starts; it loads only what its kind needs. */
export type ThreadKind = 'computing' | 'printing';

/** Endpoints whose answers the threads compute. */
export type AnswerName = CalculationName | PictureName;

/** One calculation or picture for a worker. */
export interface AnswerTask {
  readonly name: AnswerName;
  readonly request: AnyRequest;
  readonly encoding: Encoding;
}

/** How the request of a report is checked in its thread. */
export interface ReportCheck extends CheckLimits {
  /** Which of its errors come back. */
  readonly wanted: WantedErrors;
}

/** One report. Its request is parsed in the thread: a photo of 8 MB takes the main thread too long. */
export interface ReportTask {
  readonly name: 'report';
  /** The request as JSON in UTF-8, in a buffer of its own, which is moved to the thread. */
  readonly json: Uint8Array<ArrayBuffer>;
  readonly check: ReportCheck;
}

export type Task = AnswerTask | ReportTask;

/** What comes back: moved bytes, or an error as plain data. */
export type TaskResult =
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly encoding: Encoding }
  | { readonly kind: 'error'; readonly error: ErrorData };

/** The service accepts no more for now. */
export class Overloaded extends ServiceError {
  constructor(
    retryAfterSeconds: number,
    detail = 'server busy: request queue is full; try again later',
    code: ErrorCode = 'queue_full',
  ) {
    super(code, detail, retryAfterSeconds * 1000);
  }
}

/** A client must read its earlier answers first. */
export const tooManyUnread = (retryAfterSeconds: number): Overloaded =>
  new Overloaded(retryAfterSeconds, 'too many unread answers; read them first', 'too_many_unread');
