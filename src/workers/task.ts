import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import type { DomainError } from '../core/errors/domainError.js';
import type { ReportRequest } from '../report/request/reportRequest.js';
import type { Encoding } from './encoding.js';

/** What a thread is for; it is told when it begins, and loads what it needs for that. */
export type ThreadKind = 'reckoning' | 'printing';

/** One reckoning for a worker. */
export interface AnswerTask {
  readonly name: CalculationName;
  readonly request: CheckedRequest<unknown>;
  readonly encoding: Encoding;
}

/** One printed report. */
export interface ReportTask {
  readonly name: 'report';
  readonly request: ReportRequest;
}

export type Task = AnswerTask | ReportTask;

/** What comes back: moved bytes, or a refusal as plain data (an error's class does not survive the way). */
export type TaskResult =
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly encoding: Encoding }
  | {
      readonly kind: 'refusal';
      readonly code: DomainError['code'];
      readonly message: string;
      readonly field: string | null;
    };
