import type { AnyRequest } from '../api/endpoint.js';
import type { CalculationName } from '../api/endpoints.js';
import { type ErrorData, ServiceError } from '../api/errors.js';
import type { Encoding } from './encoding.js';

/** What a thread is for; it is told when it begins, and loads what it needs for that. */
export type ThreadKind = 'computing' | 'printing';

/** One reckoning for a worker. */
export interface AnswerTask {
  readonly name: CalculationName;
  readonly request: AnyRequest;
  readonly encoding: Encoding;
}

/** One printed report. Its request is read in the thread: a photo of 8 MB takes the main thread too long. */
export interface ReportTask {
  readonly name: 'report';
  /** The request as JSON in UTF-8, in a buffer of its own, which is moved to the thread. */
  readonly json: Uint8Array<ArrayBuffer>;
}

export type Task = AnswerTask | ReportTask;

/** What comes back: moved bytes, or an error as plain data. */
export type TaskResult =
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly encoding: Encoding }
  | { readonly kind: 'error'; readonly error: ErrorData };

/** The service accepts no more for now. */
export class Overloaded extends ServiceError {
  constructor(retryAfterSeconds: number, message = 'more requests wait than the service takes on; try again later') {
    super(503, message, retryAfterSeconds * 1000);
  }
}
