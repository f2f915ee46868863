import { describe } from 'vitest';
import { withstands } from './attack.js';

/** `npm run fuzz` sets them; without it a small sample. */
const cases = Number(process.env.FUZZ_CASES ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);

describe('the service under attack', () =>
  withstands(cases, seed, { hasWorker: process.env.FUZZ_CASES !== undefined }));
