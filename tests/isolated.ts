/**
 * Folders and files of tests that need a process of their own: they start servers and programs, replace modules, or set the
 * clock or the environment. The other files run one after the other in processes that keep the modules they have loaded.
 */
export const ISOLATED: readonly string[] = [
  'packages/client/src/send.test.ts',
  'packages/service/src/server/allowance.test.ts',
  'packages/service/src/server/batch/arrival.test.ts',
  'packages/service/src/server/oncePer.test.ts',
  'packages/service/src/server/rateWindows.test.ts',
  'tests/architecture/twoSectionRows.test.ts',
  'packages/ganita/tests/authorities/birthTimes.test.ts',
  'tests/browser/',
  'tests/clients/',
  'tests/runtimes/',
  'tests/deploy/',
  'packages/ganita/tests/determinism/',
  'lab/fuzz/',
  'packages/service/tests/http/costAllowance.test.ts',
  'packages/service/tests/http/endpointLimits.test.ts',
  'packages/service/tests/http/jobDamage.test.ts',
  'packages/service/tests/http/jobUploads.test.ts',
  'packages/service/tests/http/jobs.test.ts',
  'packages/service/tests/http/limits.test.ts',
  'packages/ganita/tests/places/boundedWork.test.ts',
  'packages/service/tests/process/',
  'packages/service/tests/workers/',
];
