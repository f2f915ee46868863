import { defineConfig } from 'vitest/config';
import { ISOLATED } from './tests/isolated.js';
import { SWEPT } from './tests/swept.js';

/**
 * A zone off the full hour, west of Greenwich and with summer time, that no test asks for: a calculation that reads the
 * machine's zone fails.
 */
const env = { TZ: 'America/St_Johns' };

/** Long enough for a machine that is busy with much else: a limit ends what hangs, it does not judge what is slow. */
const STATE_LIMIT_MS = 180_000;
const TEST_LIMIT_MS = 600_000;

const TESTS = ['src/**/*.test.ts', 'tests/**/*.test.ts'];
const LONG = ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts'];

const ISOLATED_TESTS = ISOLATED.map((path) => (path.endsWith('/') ? `${path}**/*.test.ts` : path));

const shared = {
  environment: 'node' as const,
  pool: 'forks' as const,
  env,
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: STATE_LIMIT_MS } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    slowTestThreshold: 2_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          provide: { isLongRun: false },
          isolate: false,
          include: TESTS,
          exclude: [...LONG, ...ISOLATED_TESTS, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'isolated',
          provide: { isLongRun: false },
          include: ISOLATED_TESTS,
          exclude: LONG,
        },
      },
      {
        test: {
          ...shared,
          name: 'long',
          provide: { isLongRun: true },
          include: [...LONG, ...SWEPT],
          testTimeout: 12 * TEST_LIMIT_MS,
        },
      },
    ],
  },
});
