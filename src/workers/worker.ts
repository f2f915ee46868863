import { constants, setPriority } from 'node:os';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openPorts } from '../adapters/openPorts.js';
import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { DomainError } from '../core/errors/domainError.js';
import { answerChecked } from '../present/answer.js';
import type { ReportRequest } from '../report/request/reportRequest.js';
import { type EncodedAnswer, type Encoding, encodeAnswer } from './encoding.js';

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

// On Linux a thread has a priority of its own: what the main thread answers at once goes before charts.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const ports = await openPorts();

/** Reckon, write and compress one answer in this thread; the bytes are moved, not copied. */
export default async function work(task: Task): Promise<unknown> {
  try {
    const { bytes, encoding: written } = task.name === 'report' ? await print(task) : answerOf(task);
    // Small buffers share a slab with others and cannot be given away.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    return moved({ kind: 'answer', bytes: owned, encoding: written }, owned);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: 'refusal', code: error.code, message: error.message, field: error.field } satisfies TaskResult;
  }
}

const answerOf = ({ name, request, encoding }: AnswerTask): EncodedAnswer =>
  encodeAnswer(answerChecked(name, request, ports), encoding);

/** What prints is loaded by the first report: a service that prints none does not pay for it. */
async function print({ request }: ReportTask): Promise<EncodedAnswer> {
  const { makeReport } = await import('../report/makeReport.js');
  return { bytes: await makeReport(request, ports), encoding: 'identity' };
}

/** Mark a result so that its bytes change threads without a copy. */
const moved = (result: TaskResult, bytes: Uint8Array): unknown =>
  move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: result } as never);
