import { constants, setPriority } from 'node:os';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openPorts } from '../adapters/openPorts.js';
import { answerBytes, answer as answerHere } from '../api/answer.js';
import { errorData } from '../api/errorData.js';
import { ByteSink } from '../api/writing/byteSink.js';
import { type EncodedAnswer, encodeText } from '../cache/encoding.js';
import type { AnswerTask, PageTask, ReportTask, TaskResult, ToolTask } from './task.js';

// On Linux a thread has a priority of its own: the main thread must not wait for charts.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** A chart of one small section: a thread that answers it has all that it needs. */
const SMALL_CHART = {
  date: '2000-01-01',
  time: '12:00:00',
  place: 'Ujjain',
  latitude: 23.18,
  longitude: 75.78,
  timezone: 5.5,
  sections: ['julian_day'],
} as const;

const ports = await openPorts();
answerHere('natalChart', SMALL_CHART, ports);

/** Where every answer of this thread is written. */
const sink = new ByteSink();

/** The empty task of a thread that is started before it is needed. */
export const load = (): null => null;

/** Compute, write and compress one answer in this thread. */
export const answer = ({ name, request, encoding }: AnswerTask): Promise<unknown> =>
  result(async () => encodeText(await answerBytes(name, request, ports, sink), encoding));

/** Render one report. What it needs is loaded by the first one of this thread. */
export const print = ({ json, check: { wanted, birthYears } }: ReportTask): Promise<unknown> =>
  result(async () => {
    const { printRequest } = await import('../report/makeReport.js');
    return { bytes: await printRequest(json, { ...ports, birthYears }, wanted), encoding: 'identity' };
  });

/** Answer the requests of one page, and render it. What it needs is loaded by the first one of this thread. */
export const page = ({ rendering, encoding }: PageTask): Promise<unknown> =>
  result(async () => {
    const { renderPage } = await import('../web/render.js');
    return encodeText(new TextEncoder().encode(await renderPage(rendering, ports)), encoding);
  });

/** Answer one call of a tool, as JSON. What it needs is loaded by the first one of this thread. */
export const tool = ({ call }: ToolTask): Promise<unknown> =>
  result(async () => {
    const { answerCall } = await import('../mcp/call.js');
    return { bytes: new TextEncoder().encode(JSON.stringify(answerCall(call, ports))), encoding: 'identity' };
  });

/** The bytes are transferred, not copied. */
async function result(compute: () => Promise<EncodedAnswer>): Promise<unknown> {
  try {
    const { bytes, encoding } = await compute();
    // Small buffers share a slab with others and cannot be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    return moved({ kind: 'answer', bytes: owned, encoding }, owned);
  } catch (error) {
    const data = errorData(error);
    if (data === null) throw error;
    return { kind: 'error', error: data } satisfies TaskResult;
  }
}

/** Mark a result so that its bytes change threads without a copy. */
const moved = (value: TaskResult, bytes: Uint8Array): unknown =>
  move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: value } as never);
