// Opens threads that throw while they load: a process that should end by itself.
import { isMainThread } from 'node:worker_threads';
import { openReckoningThreads } from '../../dist/workers/threadKinds.js';

if (!isMainThread) throw new Error('this never loads');
openReckoningThreads({ workers: 2, workerUrl: new URL(import.meta.url) });
setInterval(() => {}, 1000);
