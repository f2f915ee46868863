// A worker that answers when it was loaded and how large its young heap may be. It takes as long as its request says, and dies
// when its request is named so.
import { setTimeout as sleep } from 'node:timers/promises';
import { resourceLimits } from 'node:worker_threads';
import { announceLoaded } from './announceLoaded.mjs';

const loadedAt = Date.now();
announceLoaded();

export default async function work({ request, json }) {
  const { input } = request ?? JSON.parse(new TextDecoder().decode(json));
  if (input.name === 'die') process.exit(1);
  if (input.ms !== undefined) await sleep(input.ms);
  const state = { loadedAt, youngMb: resourceLimits.maxYoungGenerationSizeMb };
  return { kind: 'answer', bytes: new TextEncoder().encode(JSON.stringify(state)), encoding: 'identity' };
}
