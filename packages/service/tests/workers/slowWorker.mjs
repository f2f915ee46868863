// A worker that takes 300 ms and answers with the requested name or time.
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from './serve.mjs';

export const { load, answer, print } = serve(async ({ request }) => {
  await sleep(300);
  const { name, time } = request.input;
  return name ?? time;
});
