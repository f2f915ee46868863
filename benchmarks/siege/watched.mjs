// Loaded before the service (`--import`): writes each interval in which its main thread was busy or waiting for long to the
// descriptor that the siege reads. Everything else of the service is as shipped.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { watchThread } from './thread.mjs';

const DESCRIPTOR = 3;
const LONG_MS = 8;

if (isMainThread) {
  watchThread((interval) => {
    if (interval.ms > LONG_MS) writeSync(DESCRIPTOR, `${JSON.stringify(interval)}\n`);
  });
}
