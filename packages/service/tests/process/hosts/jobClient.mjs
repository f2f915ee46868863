// A client of jobs on a machine of its own: `node jobClient.mjs <origin> <secret> <file>` submits the lines of a file as a job,
// until one is accepted, waits until it is completed, and prints its record and its results. What cannot be reached, and 502, 503
// and 504, are tried again.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const [origin, secret, file] = process.argv.slice(2);
const RETRYABLE = [429, 502, 503, 504];
const PAUSE_MS = 1000;

async function call(path, init = {}) {
  for (;;) {
    try {
      const headers = { 'x-jobs-secret': secret, 'content-type': 'application/x-ndjson' };
      const response = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(90_000) });
      const text = await response.text();
      if (response.ok) return text;
      if (!RETRYABLE.includes(response.status)) throw new Error(`${response.status} ${text}`);
    } catch (error) {
      // What fetch says of a connection: TypeError; of a time that is over: TimeoutError.
      if (!(error instanceof TypeError) && error.name !== 'TimeoutError') throw error;
    }
    await pause(PAUSE_MS);
  }
}

const fields = encodeURIComponent(JSON.stringify({ sections: ['planets'] }));
const { id } = JSON.parse(
  await call(`/jobs?calculation=natalChart&fields=${fields}`, { method: 'POST', body: readFileSync(file) }),
);
let record = null;
do {
  await pause(PAUSE_MS);
  record = JSON.parse(await call(`/jobs/${id}`));
} while (record.state !== 'completed' && record.state !== 'failed');
process.stdout.write(JSON.stringify({ record, results: await call(`/jobs/${id}/results`) }));
