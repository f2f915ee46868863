import { BroadcastChannel } from 'node:worker_threads';
import { expect, onTestFinished } from 'vitest';
import type { ThreadKind } from '../../src/workers/task.js';

/** Threads that have reported that they are loaded (announceLoaded.mjs) since this test started. */
export interface LoadedThreads {
  count(kind: ThreadKind): number;
  /** Wait until so many of a kind are. */
  reach(kind: ThreadKind, count: number): Promise<void>;
}

/** Listen until the test is finished. */
export function loadedThreads(): LoadedThreads {
  const loadedKinds: unknown[] = [];
  const channel = new BroadcastChannel('threads that are loaded');
  channel.onmessage = (message) => void loadedKinds.push((message as { data: unknown }).data);
  onTestFinished(() => channel.close());
  const count = (kind: ThreadKind): number => loadedKinds.filter((one) => one === kind).length;
  return { count, reach: (kind, wanted) => expect.poll(() => count(kind)).toBeGreaterThanOrEqual(wanted) };
}
