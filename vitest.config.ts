import { defineConfig } from 'vitest/config';

/**
 * A zone off the full hour, west of Greenwich and with summer time, that no test asks for: a calculation that reads the
 * machine's zone fails.
 */
const env = { TZ: 'America/St_Johns' };

/** Long enough for a machine that is busy with much else: a limit ends what hangs, it does not judge what is slow. */
const STATE_LIMIT_MS = 180_000;
const TEST_LIMIT_MS = 600_000;

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
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'long',
          include: ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts'],
          testTimeout: 12 * TEST_LIMIT_MS,
        },
      },
    ],
  },
});
