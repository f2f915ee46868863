import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openPorts } from '../adapters/openPorts.js';
import { errorData } from '../api/errorData.js';
import { ByteSink } from '../api/writing/byteSink.js';
import { type EncodedAnswer, encodeText } from './encoding.js';
import type { AnswerTask, ReportTask, Task, TaskResult, ThreadKind } from './task.js';

// On Linux a thread has a priority of its own: the main thread must not wait for charts.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What each kind of thread needs. Neither waits for what only the other one does. */
const loadFor = {
  computing: () => import('../api/answer.js'),
  printing: () => import('../report/makeReport.js'),
} satisfies Record<ThreadKind, () => Promise<unknown>>;

const [ports] = await Promise.all([openPorts(), loadFor[workerData as ThreadKind]()]);

/** Where every answer of this thread is written. */
const sink = new ByteSink();

/** Compute, write and compress one answer in this thread; the bytes are transferred, not copied. */
export default async function work(task: Task): Promise<unknown> {
  try {
    const { bytes, encoding: written } = task.name === 'report' ? await print(task) : await answer(task);
    // Small buffers share a slab with others and cannot be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    return moved({ kind: 'answer', bytes: owned, encoding: written }, owned);
  } catch (error) {
    const data = errorData(error);
    if (data === null) throw error;
    return { kind: 'error', error: data } satisfies TaskResult;
  }
}

async function answer({ name, request, encoding }: AnswerTask): Promise<EncodedAnswer> {
  const { answerBytes } = await loadFor.computing();
  return encodeText(await answerBytes(name, request, ports, sink), encoding);
}

async function print({ json, check: { wanted, birthYears } }: ReportTask): Promise<EncodedAnswer> {
  const { printRequest } = await loadFor.printing();
  return { bytes: await printRequest(json, { ...ports, birthYears }, wanted), encoding: 'identity' };
}

/** Mark a result so that its bytes change threads without a copy. */
const moved = (result: TaskResult, bytes: Uint8Array): unknown =>
  move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: result } as never);
