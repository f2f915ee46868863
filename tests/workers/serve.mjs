// What a worker does with its tasks, as in src/workers/worker.ts: report that it has loaded, then answer each with a text.
import { parentPort } from 'node:worker_threads';

export function serve(answerTo) {
  parentPort.on('message', async (task) => {
    const bytes = new TextEncoder().encode(await answerTo(task));
    parentPort.postMessage({ kind: 'answer', bytes, encoding: 'identity' });
  });
  parentPort.postMessage('loaded');
}
