import { setFlagsFromString } from 'node:v8';

/**
 * V8 of Node 20 counts the code that has run in bytes before it optimises; newer ones count otherwise and are not
 * changed.
 */
const V8_COUNTS_BYTES = process.versions.v8.startsWith('11.');
/**
 * Three times V8's own. Of the nine hundred functions that it optimises in the first hundred charts of a thread, for
 * three seconds of CPU time, many run for a moment only: a new thread costs a second less, and a warm one is no slower.
 */
const OPTIMISE_AFTER_BYTES = 200_000;

/**
 * Settings of the whole process for the threads that are started later. The first two revert for them what the command
 * line set for the heap of the main thread (docs/scaling.md), which exists already. The third applies to it too.
 */
export function setEngineFlags(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
  if (V8_COUNTS_BYTES) setFlagsFromString(`--interrupt-budget=${OPTIMISE_AFTER_BYTES}`);
}
