import { setFlagsFromString } from 'node:v8';

/**
 * V8 of Node 20 optimises a function after a number of bytes of its code have run; newer versions count in another way
 * and are not changed.
 */
const V8_COUNTS_BYTES = process.versions.v8.startsWith('11.');
/**
 * Three times V8's default. V8 optimises nine hundred functions in the first hundred charts of a thread, which takes
 * three seconds of CPU time, and many of them run only for a moment. With this value a new thread costs a second less,
 * and a warm one is no slower.
 */
const OPTIMISE_AFTER_BYTES = 200_000;

/**
 * Flags of the whole process, for the threads that are started later. The first two restore the defaults that the
 * command line changed for the heap of the main thread (docs/scaling.md); that heap exists already and is not affected.
 * The third applies to the main thread too.
 */
export function setEngineFlags(): void {
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
  if (V8_COUNTS_BYTES) setFlagsFromString(`--interrupt-budget=${OPTIMISE_AFTER_BYTES}`);
}
