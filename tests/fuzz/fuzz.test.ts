import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../process/server.js';
import { fuzz } from './fuzz.js';

/** `npm run fuzz` sets them; without it a sample. */
const cases = Number(process.env.FUZZ_CASES ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
const LONGEST_CASE_MS = 1000;

const PDF_SECRET = 'held back';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ PDF_SECRET, REQUEST_TIMEOUT_SECONDS: '2' });
});
afterAll(() => server.stop('SIGKILL'));

describe('the service under attack', () => {
  it(
    'answers every case in time, never with a 5xx, never with more than a detail, and as before when it is over',
    async () => {
      const began = performance.now();
      const tally = await fuzz(server, { cases, seed, pdfSecret: PDF_SECRET });
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`fuzz --cases ${cases} --seed ${seed}: ${seconds} s\n${tally.report()}`);
      expect(tally.faults).toEqual([]);
      expect(tally.count()).toBeGreaterThanOrEqual(cases);
    },
    600_000 + cases * LONGEST_CASE_MS,
  );
});
