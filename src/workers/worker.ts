import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { openPorts } from '../adapters/openPorts.js';
import { answer, answerChecked } from '../api/answer.js';
import { errorData } from '../api/errorData.js';
import { type EncodedAnswer, encodeAnswer } from '../cache/encoding.js';
import { LOADED, type Task, type TaskResult } from './task.js';

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
answer('natalChart', SMALL_CHART, ports);

/** Compute, write and compress one answer in this thread. What prints is loaded by the first report. */
async function answerTo(task: Task): Promise<EncodedAnswer> {
  if (task.name !== 'report') return encodeAnswer(answerChecked(task.name, task.request, ports), task.encoding);
  const { wanted, birthYears } = task.check;
  const { printRequest } = await import('../report/makeReport.js');
  return { bytes: await printRequest(task.json, { ...ports, birthYears }, wanted), encoding: 'identity' };
}

parentPort?.on('message', async (task: Task) => {
  try {
    const { bytes, encoding } = await answerTo(task);
    // Small buffers share a slab with others and cannot be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    send({ kind: 'answer', bytes: owned, encoding }, [owned.buffer as ArrayBuffer]);
  } catch (error) {
    const data = errorData(error);
    send(data === null ? { kind: 'unexpected', error: error as Error } : { kind: 'error', error: data });
  }
});
parentPort?.postMessage(LOADED);

/** The bytes of a result change threads without a copy. */
function send(result: TaskResult, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(result, moved);
}
