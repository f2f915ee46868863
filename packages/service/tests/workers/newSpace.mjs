// Started with the flags of the service: prints how large the young heap of the main thread and of a thread may grow, in MB.
import { openThreads } from '@ganita/service/workers/threads.js';

const workerUrl = new URL('./growingWorker.mjs', import.meta.url);
const { grown } = await import('./growingWorker.mjs');
const threads = openThreads(1, { workerUrl });
const { bytes } = await threads.run({ run: 'answer' }, new AbortController().signal);
console.log(JSON.stringify({ main: grown(), thread: Number(new TextDecoder().decode(bytes)) }));
await threads.close();
