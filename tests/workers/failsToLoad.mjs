// Opens threads that end while they load, as FAILS_TO_LOAD says: a process that should end by itself.
import { isMainThread } from 'node:worker_threads';
import { openComputingThreads } from '../../dist/workers/poolConfig.js';

if (!isMainThread && process.env.FAILS_TO_LOAD === 'throw') throw new Error('this never loads');
if (!isMainThread) process.exit(7);
openComputingThreads({ workers: 2, workerUrl: new URL(import.meta.url) });
setInterval(() => {}, 1000);
