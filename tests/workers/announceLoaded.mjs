// Reports to the test that a thread is loaded, with its kind; loadedThreads.ts listens.
import { BroadcastChannel, workerData } from 'node:worker_threads';

export function announceLoaded() {
  const channel = new BroadcastChannel('threads that are loaded');
  channel.postMessage(workerData);
  channel.close();
}
