// A worker that tells when it was loaded and what heap it has, and dies when its request is named so.
import { resourceLimits } from 'node:worker_threads';

const loadedAt = Date.now();

export default function work({ request }) {
  if (request.input?.name === 'die') process.exit(1);
  const told = { loadedAt, youngMb: resourceLimits.maxYoungGenerationSizeMb };
  return { kind: 'answer', bytes: new TextEncoder().encode(JSON.stringify(told)), encoding: 'identity' };
}
