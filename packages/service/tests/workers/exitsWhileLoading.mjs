// A worker that answers with its thread's number, and dies when its request is named so. The environment names a file that counts
// how many threads were loaded, and which of them dies while it is: by leaving, or by an error.
import { appendFileSync, statSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { serve } from './serve.mjs';

const { file, nth, how } = JSON.parse(process.env.EXITS_WHILE_LOADING);
appendFileSync(file, '.');
if (statSync(file).size === nth && how === 'leaving') process.exit(1);
if (statSync(file).size === nth) throw new Error('a part of it is missing');

export const { load, answer, print } = serve(({ request }) => {
  if (request.input.name === 'die') process.exit(1);
  return String(threadId);
});
