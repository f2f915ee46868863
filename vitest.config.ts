import { defineConfig } from 'vitest/config';

/**
 * A zone off the full hour, west of Greenwich and with summer time, that no test asks for: a calculation that reads the
 * machine's zone fails.
 */
const env = { TZ: 'America/St_Johns' };

const shared = { environment: 'node' as const, pool: 'forks' as const, env, testTimeout: 30_000, hookTimeout: 60_000 };

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
          testTimeout: 1_200_000,
        },
      },
    ],
  },
});
