import { monotonicMs } from 'ganita/adapters/systemClock.js';

/** Calls through at most once in a window of milliseconds: what happens often is worth one line, not thousands. */
export function oncePer(windowMs: number, call: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = monotonicMs();
    if (now - last < windowMs) return;
    last = now;
    call();
  };
}
