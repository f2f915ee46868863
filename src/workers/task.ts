import type { AnyRequest } from '../api/endpoint.js';
import type { AnswerName } from '../api/endpoints.js';
import type { ErrorData } from '../api/errorData.js';
import type { EncodedAnswer, Encoding } from '../cache/encoding.js';
import type { CheckLimits } from '../calculations/validation/checkRequest.js';
import type { WantedErrors } from '../calculations/validation/requestErrors.js';
import type { ToolCall } from '../mcp/toolCall.js';
import type { Rendering } from '../web/render.js';

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

/** One page, from the answers that it shows and the requests that it answers. */
export interface PageTask {
  readonly name: 'page';
  readonly rendering: Rendering;
  readonly encoding: Encoding;
}

/** One call of a tool. */
export interface ToolTask {
  readonly name: 'tool';
  readonly call: ToolCall;
}

export type Task = AnswerTask | ReportTask | PageTask | ToolTask;

/** What comes back: moved bytes, or an error as plain data. */
export type TaskResult =
  | ({ readonly kind: 'answer' } & EncodedAnswer)
  | { readonly kind: 'error'; readonly error: ErrorData };
