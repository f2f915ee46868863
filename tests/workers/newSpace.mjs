// Started with the flags of the service: prints how large the young heap of the main thread and of a thread may grow, in MB.
import { openComputingThreads } from '../../dist/workers/poolConfig.js';

const workerUrl = new URL('./growingWorker.mjs', import.meta.url);
const { grown } = await import('./growingWorker.mjs');
const threads = openComputingThreads({ workers: 1, workerUrl });
const thread = await threads.run({}, new AbortController().signal);
console.log(JSON.stringify({ main: grown(), thread }));
await threads.close();
