import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer as answerHere } from 'ganita/api/answer.js';
import { errorData } from 'ganita/api/errorData.js';
import { ByteSink } from 'ganita/api/writing/byteSink.js';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { type EncodedAnswer, encodeText } from '../cache/encoding.js';
import { tablePart } from '../columns/tablePart.js';
import { answerBytes } from './answerBytes.js';
import { receivedRequest } from './sentRequest.js';
import type { TaskFor, TaskResult } from './task.js';

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
export const answer = ({ name, request, encoding }: TaskFor<'answer'>): Promise<unknown> =>
  result(async () => encodeText(await answerBytes(name, receivedRequest(request), ports, sink), encoding));

/** Compute some rows of a table, and write them: lines, or a file of Parquet. */
export const table = (task: TaskFor<'table'>): Promise<unknown> =>
  result(async () => ({ ...tablePart(task, ports), encoding: 'identity' }));

/** Render one report. What it needs is loaded by the first one of this thread. */
export const print = ({ json, check: { wanted, birthYears } }: TaskFor<'print'>): Promise<unknown> =>
  result(async () => {
    const { printRequest } = await import('@ganita/print/report/makeReport.js');
    return { bytes: await printRequest(json, { ...ports, birthYears }, wanted), encoding: 'identity' };
  });

/** Print the calendar of a checked request. What it needs is loaded by the first one of this thread. */
export const paper = ({ request }: TaskFor<'paper'>): Promise<unknown> =>
  result(async () => {
    const { makeCalendar } = await import('@ganita/print/almanac/printCalendar.js');
    return { bytes: await makeCalendar(receivedRequest(request), ports), encoding: 'identity' };
  });

/** Answer the requests of one page, and render it. What it needs is loaded by the first one of this thread. */
export const page = ({ rendering, encoding }: TaskFor<'page'>): Promise<unknown> =>
  result(async () => {
    const { renderPage } = await import('@ganita/pages/render.js');
    return encodeText(Buffer.from(await renderPage(rendering, ports)), encoding);
  });

/** Answer one call of a tool, as JSON. What it needs is loaded by the first one of this thread. */
export const tool = ({ call }: TaskFor<'tool'>): Promise<unknown> =>
  result(async () => {
    const { answerCall } = await import('../mcp/call.js');
    return encodeText(Buffer.from(JSON.stringify(answerCall(call, ports))), 'identity');
  });

/** The description of the service, as JSON. It is made here, because the main thread could answer nothing meanwhile. */
export const description = ({ options }: TaskFor<'description'>): Promise<unknown> =>
  result(async () => {
    const [{ openApiDocument }, { exampleAnswers }] = await Promise.all([
      import('../openapi/document.js'),
      import('../openapi/examples/exampleAnswers.js'),
    ]);
    return encodeText(Buffer.from(JSON.stringify(openApiDocument(exampleAnswers(ports), options))), 'identity');
  });

/** The bytes change threads without a copy. */
async function result(compute: () => Promise<EncodedAnswer & { readonly failed?: number }>): Promise<unknown> {
  try {
    const { bytes, ...facts } = await compute();
    // Small buffers share a slab with others and cannot be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    const answered: TaskResult = { kind: 'answer', bytes: owned, ...facts };
    return move({ [transferableSymbol]: [owned.buffer], [valueSymbol]: answered } as never);
  } catch (error) {
    const data = errorData(error);
    if (data === null) throw error;
    return { kind: 'error', error: data } satisfies TaskResult;
  }
}
