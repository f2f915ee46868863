import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../process/server.js';
import { fuzz } from './fuzz.js';

const MAX_CASE_MS = 1000;
const PDF_SECRET = 'held back';

/** The test of a service that is attacked with so many cases; the same seed sends the same cases. */
export function withstands(cases: number, seed: number): void {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ PDF_SECRET, REQUEST_TIMEOUT_SECONDS: '2' });
  });
  afterAll(() => server.stop('SIGKILL'));

  it(
    'answers every case in time, never with a 5xx, never with more than a detail, and as before when it is over',
    async () => {
      const start = performance.now();
      const tally = await fuzz(server, { cases, seed, pdfSecret: PDF_SECRET });
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`fuzz --cases ${cases} --seed ${seed}: ${seconds} s\n${tally.report()}`);
      expect(tally.faults).toEqual([]);
      expect(tally.count()).toBeGreaterThanOrEqual(cases);
    },
    600_000 + cases * MAX_CASE_MS,
  );
}
