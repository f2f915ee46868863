/**
 * Folders and files of tests that need a process of their own: they start servers and programs, replace modules, or set the
 * clock or the environment. The other files run one after the other in processes that keep the modules they have loaded.
 */
export const ISOLATED: readonly string[] = [
  'src/client/send.test.ts',
  'src/server/allowance.test.ts',
  'src/server/batch/arrival.test.ts',
  'src/server/oncePer.test.ts',
  'src/server/windows.test.ts',
  'tests/architecture/twoSectionRows.test.ts',
  'tests/authorities/birthTimes.test.ts',
  'tests/browser/',
  'tests/deploy/',
  'tests/determinism/',
  'tests/fuzz/',
  'tests/http/costAllowance.test.ts',
  'tests/http/endpointLimits.test.ts',
  'tests/http/jobs.test.ts',
  'tests/http/limits.test.ts',
  'tests/places/boundedWork.test.ts',
  'tests/process/',
  'tests/workers/',
];
