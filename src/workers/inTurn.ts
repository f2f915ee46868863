import type PQueue from 'p-queue';

/**
 * Do work when its turn comes. A signal takes it out of the queue while it waits; once begun it goes on to its end,
 * because a thread that reckons cannot be stopped: its place is free only when it is done.
 */
export function inTurn<T>(queue: PQueue, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
  const waiting = new AbortController();
  const leave = (): void => waiting.abort(left?.reason);
  if (left?.aborted) leave();
  left?.addEventListener('abort', leave, { once: true });
  const begin = (): Promise<T> => {
    left?.removeEventListener('abort', leave);
    return work();
  };
  return queue.add(begin, { signal: waiting.signal });
}
