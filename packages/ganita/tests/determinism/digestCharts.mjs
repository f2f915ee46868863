// A process with as many workers as its argument says. Each answers every request in an order of its own; all digests go to standard output.
import { createHash } from 'node:crypto';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A fixed shuffle: the same seed gives the same order on every machine. */
function shuffled(items, seed) {
  const order = items.map((item, index) => ({
    item,
    key: createHash('sha256').update(`${seed}/${index}`).digest('hex'),
  }));
  return order.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}

async function digests(requests, seed) {
  const { openGanita } = await import('ganita');
  const ganita = await openGanita();
  const digestOf = (text) => createHash('sha256').update(text).digest('hex');
  return Object.fromEntries(
    shuffled(Object.entries(requests), seed).map(([id, body]) => [
      id,
      digestOf(JSON.stringify(ganita.answer('natalChart', body))),
    ]),
  );
}

if (isMainThread) {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const { requests, workers, seed } = JSON.parse(Buffer.concat(chunks).toString());
  const runs = Array.from(
    { length: workers },
    (_, index) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { requests, seed: `${seed}-${index}` } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  process.stdout.write(JSON.stringify(await Promise.all(runs)));
} else {
  parentPort.postMessage(await digests(workerData.requests, workerData.seed));
}
