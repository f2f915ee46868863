// A worker that answers when it was loaded, and dies when its request is named so. The environment names a file that counts how
// many threads of one kind were loaded, and which of them dies while it is: by leaving, or by an error.
import { appendFileSync, statSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { announceLoaded } from './announceLoaded.mjs';

const { file, kind, nth, how } = JSON.parse(process.env.EXITS_WHILE_LOADING);
if (workerData === kind) {
  appendFileSync(file, '.');
  if (statSync(file).size === nth && how === 'leaving') process.exit(1);
  if (statSync(file).size === nth) throw new Error('a part of it is missing');
}
const loadedAt = Date.now();
announceLoaded();

export default function work({ request }) {
  // A report has none.
  const input = request?.input ?? {};
  if (input.name === 'die') process.exit(1);
  return { kind: 'answer', bytes: new TextEncoder().encode(JSON.stringify({ loadedAt })), encoding: 'identity' };
}
