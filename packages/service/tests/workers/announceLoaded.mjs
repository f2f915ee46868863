// Reports to the test that a thread is loaded, with its number; loadedThreads.ts listens.
import { BroadcastChannel, threadId } from 'node:worker_threads';

export function announceLoaded() {
  const channel = new BroadcastChannel('threads that are loaded');
  channel.postMessage(threadId);
  channel.close();
}
