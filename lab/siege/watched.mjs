// Loaded before the service (`--import`): writes each interval in which its main thread was busy or waiting for long, with the
// requests that came in it, and each collection of its garbage, to the descriptor that the siege reads. Everything else of the
// service is as shipped.
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import { watchThread } from './thread.mjs';

const DESCRIPTOR = 3;
const LONG_MS = 8;
const LONG_COLLECTION_MS = 2;
const write = (fields) => writeSync(DESCRIPTOR, `${JSON.stringify(fields)}\n`);

if (isMainThread) {
  let requests = 0;
  subscribe('http.server.request.start', () => {
    requests += 1;
  });
  watchThread((interval) => {
    if (interval.ms > LONG_MS) write({ interval: { ...interval, requests } });
    requests = 0;
  });
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries())
      if (ms > LONG_COLLECTION_MS) write({ collection: { at, ms } });
  }).observe({ entryTypes: ['gc'] });
}
