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

const FOLDERS = ['packages/*/{src,tests}', 'tests', 'lab'];
const TESTS = FOLDERS.map((folder) => `${folder}/**/*.test.ts`);
const LONG = FOLDERS.map((folder) => `${folder}/**/*.long.test.ts`);

const ISOLATED_TESTS = ISOLATED.map((path) => (path.endsWith('/') ? `${path}**/*.test.ts` : path));

/** Packages of the house are read as their sources. */
const CONDITIONS = ['ganita-source', 'node', 'import', 'module', 'default'];

const shared = {
  environment: 'node' as const,
  pool: 'forks' as const,
  env,
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: STATE_LIMIT_MS } },
};
const resolved = { resolve: { conditions: CONDITIONS }, ssr: { resolve: { conditions: CONDITIONS } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    slowTestThreshold: 2_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['packages/*/src/**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        ...resolved,
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
        ...resolved,
        test: {
          ...shared,
          name: 'isolated',
          provide: { isLongRun: false },
          include: ISOLATED_TESTS,
          exclude: LONG,
        },
      },
      {
        ...resolved,
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
