import { defineConfig } from 'vitest/config';

const shared = { environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
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
