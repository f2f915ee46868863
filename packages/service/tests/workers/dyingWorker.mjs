// A worker that dies when the year 1900 is requested, and otherwise answers with its thread's number.
import { threadId } from 'node:worker_threads';
import { serve } from './serve.mjs';

export const { load, answer, print } = serve(({ request }) => {
  if (request.input.date.startsWith('1900')) process.exit(1);
  return String(threadId);
});
