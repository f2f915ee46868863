// A worker that answers with its thread's number, its priority, and how large its young heap may be. It takes as long as its request says, and
// dies when its request is named so.
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { resourceLimits, threadId } from 'node:worker_threads';
import { announceLoaded } from './announceLoaded.mjs';
import { serve } from './serve.mjs';

announceLoaded();
export const { load, answer, print } = serve(async ({ request, json }) => {
  const { input } = request ?? JSON.parse(new TextDecoder().decode(json));
  if (input.name === 'die') process.exit(1);
  if (input.ms !== undefined) await sleep(input.ms);
  return JSON.stringify({ threadId, youngMb: resourceLimits.maxYoungGenerationSizeMb, priority: getPriority() });
});
