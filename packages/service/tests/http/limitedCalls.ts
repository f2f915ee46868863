/** No request gets as far as a calculation, so that a worker need not load any. */
export const PLAIN_WORKER = new URL('../workers/plainWorker.mjs', import.meta.url);

/** Calls until one is rejected, at most `most`. */
export async function callsUntilRejected(call: () => Promise<number>, most: number): Promise<number> {
  for (let done = 0; done < most; done++) if ((await call()) === 429) return done;
  return most;
}
