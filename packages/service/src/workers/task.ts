import type { Rendering } from '@ganita/pages/render.js';
import type { AnswerName } from 'ganita/api/endpoints.js';
import type { ErrorData } from 'ganita/api/errorData.js';
import type { CheckLimits } from 'ganita/calculations/validation/checkRequest.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import type { EncodedAnswer, Encoding } from '../cache/encoding.js';
import type { TableTask } from '../columns/tablePart.js';
import type { ToolCall } from '../mcp/toolCall.js';
import type { DescriptionOptions } from '../openapi/documentForm.js';
import type { SentRequest } from './sentRequest.js';

/** How the request of a report is checked in its thread, and which of its errors come back. */
type ReportCheck = CheckLimits & { readonly wanted: WantedErrors };

/**
 * What a thread does; `run` is the function of the worker: a calculation or picture, rows of a table, a report, a calendar in print, a page from the answers
 * that it shows and the requests that it answers, the call of a tool, or the description of the service. The JSON of a
 * report (UTF-8) has a buffer of its own, which is moved to the thread and parsed there: a photo of 8 MB takes the main
 * thread too long.
 */
export type Task =
  | { readonly run: 'answer'; readonly name: AnswerName; readonly request: SentRequest; readonly encoding: Encoding }
  | { readonly run: 'print'; readonly json: Uint8Array<ArrayBuffer>; readonly check: ReportCheck }
  | ({ readonly run: 'table' } & TableTask)
  | { readonly run: 'paper'; readonly request: SentRequest }
  | { readonly run: 'page'; readonly rendering: Rendering; readonly encoding: Encoding }
  | { readonly run: 'tool'; readonly call: ToolCall }
  | { readonly run: 'description'; readonly options: DescriptionOptions };

/** The task of one function of the worker. */
export type TaskFor<Run extends Task['run']> = Extract<Task, { readonly run: Run }>;

/** What comes back: moved bytes, or an error as plain data. */
export type TaskResult =
  | ({ readonly kind: 'answer'; readonly failed?: number } & EncodedAnswer)
  | { readonly kind: 'error'; readonly error: ErrorData };
