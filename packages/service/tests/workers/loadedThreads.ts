import { BroadcastChannel } from 'node:worker_threads';
import { expect, onTestFinished } from 'vitest';

/** Threads that have reported that they are loaded (announceLoaded.mjs) since this test started. */
export interface LoadedThreads {
  count(): number;
  /** Their numbers. */
  ids(): readonly unknown[];
  /** Wait until there are so many. */
  reach(count: number): Promise<void>;
}

/** Listen until the test is finished. */
export function loadedThreads(): LoadedThreads {
  const loaded: unknown[] = [];
  const channel = new BroadcastChannel('threads that are loaded');
  channel.onmessage = (message) => void loaded.push((message as { data: unknown }).data);
  onTestFinished(() => channel.close());
  const count = (): number => loaded.length;
  return { count, ids: () => [...loaded], reach: (wanted) => expect.poll(count).toBeGreaterThanOrEqual(wanted) };
}
