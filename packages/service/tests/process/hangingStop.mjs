/** The last thing that a stopping service does is to end its threads; here that never happens. */
import { isMainThread, Worker } from 'node:worker_threads';

if (isMainThread) Worker.prototype.terminate = () => new Promise(() => {});
