// A worker that, where it prints, dies while it is loaded for the first time; the file named by the environment remembers that.
import { existsSync, writeFileSync } from 'node:fs';
import { resourceLimits } from 'node:worker_threads';
import { HEAP_LIMITS } from '../../dist/workers/threadKinds.js';

const died = process.env.DYING_AT_FIRST;
const prints = resourceLimits.maxYoungGenerationSizeMb === HEAP_LIMITS.printing.maxYoungGenerationSizeMb;
if (prints && !existsSync(died)) {
  writeFileSync(died, '');
  process.exit(1);
}

export default function work() {
  return { kind: 'answer', bytes: new TextEncoder().encode('printed'), encoding: 'identity' };
}
